import { operation } from '@ancu/api/client';
import { usePlanningVerificationQuery } from '@ancu/api/planning';
import { readCheckCode } from '@ancu/forms/planning';
import { PlanningVerification } from '@ancu/ui/planning';
import { Page } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, redirect, useNavigate, useParams } from 'react-router';
import { browserLoader, type PageNeeds, serverLoader } from '../data/loaders.ts';
import { PageHead, PrivateHead } from '../shell/page-head.tsx';

const path = '/verify';

const needs: PageNeeds = {
	namespaces: ['planning'],
	queries: ({ params: { checkCode = '' } }) => {
		const code = readCheckCode(checkCode);
		return code ? [operation(usePlanningVerificationQuery, { checkCode: code })] : [];
	},
};
const load = serverLoader(needs);

export const handle = needs;
export const clientLoader = browserLoader(needs);

export function loader(args: LoaderFunctionArgs) {
	// The form without scripts.
	const typed = new URL(args.request.url).searchParams.get('code')?.trim();
	if (typed) throw redirect(`${path}/${encodeURIComponent(readCheckCode(typed) ?? typed)}`);
	return load(args);
}

export default function VerifyPage() {
	const { t } = useTranslation('planning');
	const { checkCode = '' } = useParams();
	const navigate = useNavigate();
	const code = readCheckCode(checkCode);
	const { data, isError, refetch } = usePlanningVerificationQuery(
		{ checkCode: code ?? '' },
		{ enabled: code !== undefined, meta: { quiet: true } },
	);
	return (
		<Page>
			{checkCode ? (
				<PrivateHead title={t('verify.title')} description={t('verify.lead')} />
			) : (
				<PageHead title={t('verify.title')} description={t('verify.lead')} canonical={path} />
			)}
			<PlanningVerification
				code={checkCode}
				answer={checkCode && !code ? null : data?.getPlanningInfoByCode}
				failed={isError}
				onRetry={refetch}
				action={path}
				onCheck={(next) => navigate(`${path}/${next}`)}
			/>
		</Page>
	);
}
