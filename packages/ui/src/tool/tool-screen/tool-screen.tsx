import { type Tool, tools } from '@ancu/forms/tool';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import { TabLinks } from '../../primitives/tab-links/index.ts';

export interface ToolScreenProps {
	/** The open one. */
	tool: Tool;
	/** Address of a tool, with what stands in its form. */
	hrefOf: (tool: Tool) => string;
	/** The whole address of what is shown, to be passed on. */
	shareUrl: string;
	/** The open tool. */
	children: ReactNode;
}

/** Tools for who buys or sells: one page, a tab for each. */
export function ToolScreen({ tool, hrefOf, shareUrl, children }: ToolScreenProps) {
	const { t } = useTranslation('tool');
	return (
		<div data-slot="tool-screen" className="grid grid-cols-[minmax(0,1fr)] gap-6 py-6 lg:py-10">
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
				<div className="grid gap-1">
					<h1 className="text-2xl font-bold">{t('screen.title')}</h1>
					<p className="max-w-prose text-ink-muted">{t('screen.lead')}</p>
				</div>
				<CopyButton
					text={shareUrl}
					label={t('screen.shareLabel')}
					doneLabel={t('screen.shared')}
					failedLabel={t('screen.shareFailed')}
				>
					{t('screen.share')}
				</CopyButton>
			</div>
			<TabLinks
				label={t('screen.tabs')}
				tabs={tools.map((name) => ({ href: hrefOf(name), label: t(`tab.${name}`), current: name === tool }))}
			/>
			{children}
		</div>
	);
}
