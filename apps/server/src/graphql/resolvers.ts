import { auditResolvers } from '../access/audit.resolvers.ts';
import { guardAll } from '../access/guard.ts';
import { permissions } from '../access/permissions.ts';
import { accountResolvers } from '../account/account.resolvers.ts';
import { addressResolvers } from '../address/address.resolvers.ts';
import { articleResolvers } from '../content/article.resolvers.ts';
import { fileResolvers } from '../file/file.resolvers.ts';
import { healthResolvers } from '../health/health.resolvers.ts';
import { investResolvers } from '../invest/invest.resolvers.ts';
import { listingResolvers } from '../listing/listing.resolvers.ts';
import { mapResolvers } from '../map/map.resolvers.ts';
import { notificationResolvers } from '../notification/notification.resolvers.ts';
import { planningResolvers } from '../planning/planning.resolvers.ts';
import { planningCheckResolvers } from '../planning/planning-check.resolvers.ts';
import { procedureResolvers } from '../procedure/procedure.resolvers.ts';
import { suggestDocumentResolvers } from '../procedure/suggest-document.resolvers.ts';
import { procedureTemplateResolvers } from '../procedure/template.resolvers.ts';
import { verificationResolvers } from '../verification/verification.resolvers.ts';
import { walletResolvers } from '../wallet/wallet.resolvers.ts';
import { AppError } from './app-error.ts';
import { scalars } from './scalars.ts';

const domains = [
	accountResolvers,
	addressResolvers,
	articleResolvers,
	auditResolvers,
	fileResolvers,
	healthResolvers,
	listingResolvers,
	investResolvers,
	mapResolvers,
	notificationResolvers,
	planningResolvers,
	planningCheckResolvers,
	procedureResolvers,
	procedureTemplateResolvers,
	suggestDocumentResolvers,
	verificationResolvers,
	walletResolvers,
];

/** Every resolver, with the permission table in front of the root ones. */
export function buildResolvers(): Record<string, object> {
	const types: Record<string, object> = { ...scalars };
	for (const domain of domains) {
		for (const [type, fields] of Object.entries(domain)) types[type] = { ...types[type], ...fields };
	}
	return {
		...types,
		Query: guardAll('Query', { ...notAvailable('Query'), ...types.Query }),
		Mutation: guardAll('Mutation', { ...notAvailable('Mutation'), ...types.Mutation }),
	};
}

// The contract is whole from the first day; what is not built yet says so instead of answering something made up.
function notAvailable(kind: keyof typeof permissions): Record<string, () => never> {
	const refuse = () => {
		throw new AppError('NOT_AVAILABLE');
	};
	return Object.fromEntries(Object.keys(permissions[kind]).map((operation) => [operation, refuse]));
}
