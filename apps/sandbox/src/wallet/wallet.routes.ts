import type { FastifyInstance } from 'fastify';
import { registerBank } from './bank.routes.ts';
import { registerCard } from './card.routes.ts';
import { createClock } from './clock.ts';
import { registerControl } from './control.routes.ts';
import { createDelivery } from './delivery.ts';
import { takeForms } from './form.ts';
import { watchGateway } from './gateway-api.ts';
import { readWalletSettings, type WalletSettings } from './keys.ts';
import { createLog } from './log.ts';
import { registerMomo } from './momo.routes.ts';
import { registerPayPages } from './pay.routes.ts';
import { createProcessor } from './processor.ts';
import { createScriptQueue } from './script-queue.ts';
import { registerVnpay } from './vnpay.routes.ts';
import { registerZalopay } from './zalopay.routes.ts';

/** The gateways and a bank, with the pages on which people pay and the ropes to pull at `/__ctl`. */
export function registerWallet(app: FastifyInstance, settings: WalletSettings = readWalletSettings()): void {
	const clock = createClock();
	const log = createLog();
	const scripts = createScriptQueue();
	const delivery = createDelivery({ clock, log });
	const processor = createProcessor({ clock, delivery, scripts });
	const noticeUrls = { ...settings.noticeUrls };
	const resets: (() => void)[] = [clock.reset, log.clear, scripts.clear, processor.clear];

	app.addHook('onClose', async () => {
		clock.close();
		delivery.close();
	});

	app.register(async (scope) => {
		takeForms(scope);
		registerPayPages(scope, processor);
		registerControl(scope, {
			clock,
			log,
			processor,
			scripts,
			noticeUrls,
			reset: () => {
				for (const reset of resets) reset();
			},
		});

		const common = { clock, processor };
		await scope.register(async (api) => {
			watchGateway(api, 'vnpay', { clock, log, scripts });
			registerVnpay(api, { ...common, keys: settings.vnpay, noticeUrl: () => noticeUrls.vnpay });
		});
		await scope.register(async (api) => {
			watchGateway(api, 'momo', { clock, log, scripts });
			registerMomo(api, { ...common, keys: settings.momo });
		});
		await scope.register(async (api) => {
			watchGateway(api, 'zalopay', { clock, log, scripts });
			registerZalopay(api, { ...common, keys: settings.zalopay });
		});
		await scope.register(async (api) => {
			watchGateway(api, 'card', { clock, log, scripts });
			registerCard(api, { ...common, keys: settings.card });
		});
		registerBank(scope, {
			clock,
			delivery,
			scripts,
			secret: settings.bank.feedSecret,
			noticeUrl: () => noticeUrls.bank,
			nextNumber: processor.nextNumber,
			onReset: (job) => resets.push(job),
		});
	});
}
