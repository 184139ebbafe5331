import { policyAt } from '@ancu/forms/content';
import { localized } from '@ancu/forms/format';
import { PolicyPage, readPolicy } from '@ancu/ui/content';
import { useLocale } from '@ancu/ui/i18n';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import {
	type ClientLoaderFunctionArgs,
	type LoaderFunctionArgs,
	useLoaderData,
	useRouteLoaderData,
} from 'react-router';
import { browserLoader, type PageNeeds, serverLoader } from '../data/loaders.ts';
import type { loader as rootLoader } from '../root.tsx';
import { PageHead } from '../shell/page-head.tsx';

const needs: PageNeeds = { queries: () => [], namespaces: ['content'], readFirst: true };
const loadOnServer = serverLoader(needs);
const loadInBrowser = browserLoader(needs);

export const handle = needs;

// In every language: who changes it goes on reading.
async function readAt(url: string) {
	const policy = policyAt(new URL(url).pathname);
	if (!policy) throw new Error(`There is no policy page at ${url}.`);
	return { policy, text: await readPolicy(policy.name) };
}

export async function loader(args: LoaderFunctionArgs) {
	return { ...(await loadOnServer(args)), ...(await readAt(args.request.url)) };
}

export async function clientLoader(args: ClientLoaderFunctionArgs) {
	const [page, read] = await Promise.all([loadInBrowser(args), readAt(args.request.url)]);
	return { ...page, ...read };
}

export default function PolicyRoute() {
	const { t } = useTranslation('shell');
	const locale = useLocale();
	const { policy, text } = useLoaderData<typeof loader>();
	const operator = useRouteLoaderData<typeof rootLoader>('root')?.operator ?? {};
	return (
		<Page>
			<PageHead
				title={t(`policy.${policy.name}`)}
				description={localized(text.summary, locale)}
				canonical={policy.path}
			/>
			<PolicyPage policy={policy} text={text} operator={operator} />
		</Page>
	);
}
