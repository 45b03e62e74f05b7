// Runs before the first paint, so that a light page does not begin dark.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('questhall.settings')) || {};
  } catch (error) {
    // Without a place to keep settings the device decides.
  }
  var asks = function (query) { return matchMedia(query).matches; };
  var theme = kept.theme;
  if (theme !== 'dark' && theme !== 'light' && theme !== 'contrast')
    theme = asks('(prefers-contrast: more)') ? 'contrast' : asks('(prefers-color-scheme: light)') ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
})();
