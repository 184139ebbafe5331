import type accountRules from '@ancu/forms/account/locales/vn';
import type contentRules from '@ancu/forms/content/locales/vn';
import type errorTexts from '@ancu/forms/error/locales/vn';
import type investRules from '@ancu/forms/invest/locales/vn';
import type listingRules from '@ancu/forms/listing/locales/vn';
import type notificationRules from '@ancu/forms/notification/locales/vn';
import type planningRules from '@ancu/forms/planning/locales/vn';
import type procedureRules from '@ancu/forms/procedure/locales/vn';
import type toolRules from '@ancu/forms/tool/locales/vn';
import type verificationRules from '@ancu/forms/verification/locales/vn';
import type walletRules from '@ancu/forms/wallet/locales/vn';
import type account from '../account/locales/vn.json';
import type address from '../address/locales/vn.json';
import type audit from '../audit/locales/vn.json';
import type content from '../content/locales/vn.json';
import type health from '../health/locales/vn.json';
import type invest from '../invest/locales/vn.json';
import type listing from '../listing/locales/vn.json';
import type map from '../map/locales/vn.json';
import type notification from '../notification/locales/vn.json';
import type planning from '../planning/locales/vn.json';
import type procedure from '../procedure/locales/vn.json';
import type shell from '../shell/locales/vn.json';
import type tool from '../tool/locales/vn.json';
import type translation from '../translation/locales/vn.json';
import type verification from '../verification/locales/vn.json';
import type wallet from '../wallet/locales/vn.json';
import 'i18next';

/** Every text by namespace, which is the domain's name. A domain's rules from `@ancu/forms` stand under its `error`. An app adds its own by merging into this interface. */
export interface Texts {
	translation: typeof translation;
	error: typeof errorTexts;
	account: typeof account & { error: typeof accountRules };
	address: typeof address;
	audit: typeof audit;
	content: typeof content & { error: typeof contentRules };
	health: typeof health;
	invest: typeof invest & { error: typeof investRules };
	listing: typeof listing & { error: typeof listingRules };
	map: typeof map;
	notification: typeof notification & { error: typeof notificationRules };
	planning: typeof planning & { error: typeof planningRules };
	procedure: typeof procedure & { error: typeof procedureRules };
	shell: typeof shell;
	tool: typeof tool & { error: typeof toolRules };
	verification: typeof verification & { error: typeof verificationRules };
	wallet: typeof wallet & { error: typeof walletRules };
}

declare module 'i18next' {
	interface CustomTypeOptions {
		defaultNS: 'translation';
		resources: Texts;
	}
}

export { rememberTexts } from './remember-texts.ts';
export { useLocale } from './use-locale.ts';
