"""What is written on a page: words of another language, and words that have no room."""

from playwright.sync_api import Page

WRITTEN = """() => {
    const shown = (it) => it.checkVisibility({visibilityProperty: true, opacityProperty: true});
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const it = node.parentElement;
        if (!it.closest('script, style, kbd, [lang]:not(html), .code') && shown(it)) found.push(node.data);
    }
    for (const it of document.querySelectorAll('[aria-label], [title], [placeholder]'))
        if (shown(it)) found.push(it.ariaLabel ?? '', it.title ?? '', it.placeholder ?? '');
    found.push(document.title);
    return found.map((text) => text.trim()).filter(Boolean);
}"""

CRAMPED = """() => {
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const it = node.parentElement;
        if (!node.data.trim() || it.closest('script, style, svg, .visually-hidden, select')) continue;
        if (!it.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        if (text.width < 2 || it.getBoundingClientRect().width < 2) continue;
        for (let box = it; box && box !== document.body; box = box.parentElement) {
            const style = getComputedStyle(box);
            if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break;
            if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
            const edge = box.getBoundingClientRect();
            const own = style.overflowX !== 'visible' || box.matches('button, .button, .chip, .panel, .card, dialog');
            if (own && (text.right > edge.right + 2 || text.left < edge.left - 2)) {
                found.add(`${node.data.trim()} in ${box.className || box.tagName}`);
                break;
            }
        }
    }
    return [...found];
}"""


def written(page: Page) -> list[str]:
    """Everything that can be read or heard on a page."""
    found: list[str] = page.evaluate(WRITTEN)
    return found


def cramped(page: Page) -> list[str]:
    """Words that stick out of their boxes, with the boxes."""
    found: list[str] = page.evaluate(CRAMPED)
    return found
