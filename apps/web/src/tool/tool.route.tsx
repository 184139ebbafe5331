import { useLocale } from '@ancu/ui/i18n';
import { Page } from '@ancu/ui/shell';
import { ToolScreen } from '@ancu/ui/tool';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { browserLoader, type PageNeeds, serverLoader } from '../data/loaders.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { useOrigin } from '../shell/use-origin.ts';
import { OpenTool } from './open-tool.tsx';
import { useToolAddress } from './use-tool-address.ts';

const needs: PageNeeds = { queries: () => [], namespaces: ['tool', 'procedure'], signedIn: true };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function ToolPage() {
	const { t } = useTranslation('tool');
	const locale = useLocale();
	const now = new Date(useLoaderData<typeof loader>().now);
	const origin = useOrigin();
	const { tool, params, form, hrefOf, write } = useToolAddress();
	return (
		<Page>
			<PrivateHead title={t(`tab.${tool}`)} description={t('screen.lead')} />
			<ToolScreen tool={tool} hrefOf={hrefOf} shareUrl={origin + hrefOf(tool)}>
				{/* Numbers are written another way in another language: its form is read again. */}
				<OpenTool key={`${form} ${locale}`} tool={tool} params={params} write={write} now={now} />
			</ToolScreen>
		</Page>
	);
}
