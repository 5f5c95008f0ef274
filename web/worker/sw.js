// Pages come from the server, always; only where it does not answer, a page says so. Nothing else is
// kept here, so that nobody is shown an old house.
const KEPT = 'theomachy-offline-BUILD';
const OFFLINE = ['./offline.html', './offline.css', './offline.js', './icon.svg'];

addEventListener('install', event => {
  const fresh = OFFLINE.map(path => new Request(path, { cache: 'reload' }));
  event.waitUntil(caches.open(KEPT).then(kept => kept.addAll(fresh)));
  skipWaiting();
});

addEventListener('activate', event => {
  const forget = names => names.filter(name => name !== KEPT).map(name => caches.delete(name));
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(forget(names)))
      .then(() => clients.claim()),
  );
});

addEventListener('fetch', event => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate' && !pathname.includes('/api/'))
    event.respondWith(fetch(request).catch(() => caches.match('./offline.html')));
  else if (/\/(offline\.(css|js)|icon\.svg)$/.test(pathname))
    event.respondWith(fetch(request).catch(() => caches.match(request, { ignoreSearch: true })));
});

addEventListener('notificationclick', event => {
  event.notification.close();
  const { data } = event.notification;
  event.waitUntil(
    clients.matchAll({ type: 'window' }).then(async open => {
      const here = open.find(({ url }) => url.endsWith(data)) ?? open[0];
      if (!here) return clients.openWindow(`./${data}`);
      await here.focus();
      return here.url.endsWith(data) ? undefined : here.navigate(`./${data}`);
    }),
  );
});
