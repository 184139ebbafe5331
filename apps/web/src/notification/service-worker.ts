/** Starts the worker that shows pushes and the offline page: public/service-worker.js. Returns its registration. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
	return navigator.serviceWorker.register('/service-worker.js');
}

/** Starts it once the page is there, which it must not slow down. A browser without workers does without. */
export function startWorker(): void {
	if (!('serviceWorker' in navigator)) return;
	const start = () => registerWorker().catch((error) => console.warn('The service worker did not start.', error));
	if (document.readyState === 'complete') start();
	else addEventListener('load', start, { once: true });
}
