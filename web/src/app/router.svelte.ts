// Which screen is shown, by the address of the page.
export type Route =
  | { screen: 'lobby' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; room: string }
  | { screen: 'watch'; code: string }
  | { screen: 'join'; code: string }
  | { screen: 'replay'; room: string }
  | { screen: 'about' }
  | { screen: 'plan' }
  | { screen: 'lost' };

/** The route of a path. */
export function routeOf(path: string): Route {
  const [first = '', second = '', ...more] = path.split('/').slice(1).map(decode);
  if (more.join('')) return { screen: 'lost' };
  if (!second) {
    if (!first) return { screen: 'lobby' };
    return first === 'about' || first === 'plan' ? { screen: first } : { screen: 'lost' };
  }
  switch (first) {
    case 'new':
      return { screen: 'new', game: second };
    case 'table':
    case 'replay':
      return { screen: first, room: second };
    case 'watch':
    case 'join':
      return { screen: first, code: second };
    default:
      return { screen: 'lost' };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state.raw<Route>({ screen: 'lobby' });
  /** Grows with every change of screen. */
  visits = $state(0);

  /** Follow the address from now on. */
  start(): void {
    this.route = routeOf(location.pathname);
    addEventListener('popstate', () => this.#show());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  /** Go to a path of this site. */
  go(path: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    this.#show();
    scrollTo(0, 0);
  }

  #show(): void {
    this.route = routeOf(location.pathname);
    this.visits += 1;
  }

  /** Links within the site need no new page. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
