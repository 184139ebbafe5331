import { formatDate } from '@ancu/forms/format';
import { GREEN_CHECK_DAYS } from '@ancu/forms/verification';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { VerifiedIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { FindingList } from '../finding-list/finding-list.tsx';
import { useRoleName } from '../use-verification-words.ts';
import type { GreenCheckMarkModel } from '../verification-model.ts';

export interface GreenCheckMarkProps {
	/** Null where a listing carries none. */
	mark: GreenCheckMarkModel | null;
	/** Address of the public history. */
	historyHref: string;
}

/** The green check on a listing's page: opens what was checked, what was not, by which roles, when, and until when. */
export function GreenCheckMark({ mark, historyHref }: GreenCheckMarkProps) {
	const { t } = useTranslation(['verification', 'translation']);
	const [isOpen, setOpen] = useState(false);
	if (!mark) return null;
	const total = mark.items.length;
	const checked = mark.items.filter(({ result }) => result !== 'NOT_CHECKED').length;
	return (
		<>
			<button
				type="button"
				aria-haspopup="dialog"
				data-slot="green-check-mark"
				onClick={() => setOpen(true)}
				className="inline-flex min-h-8 max-w-full flex-wrap items-center gap-x-1.5 rounded-tag bg-verified px-2.5 py-1 text-left text-sm text-verified-on pointer-coarse:min-h-11"
			>
				<VerifiedIcon aria-hidden="true" className="size-4 shrink-0" />
				<span className="font-bold">{t('mark.name')}</span>
				<span className="underline decoration-1 underline-offset-4">
					{t('mark.checked', { count: checked, total })}
				</span>
			</button>
			<Dialog open={isOpen} onClose={() => setOpen(false)} title={t('mark.title')} closeLabel={t('translation:close')}>
				<MarkFacts mark={mark} historyHref={historyHref} isWhole={checked === total} onLeave={() => setOpen(false)} />
			</Dialog>
		</>
	);
}

interface MarkFactsProps extends Pick<GreenCheckMarkProps, 'historyHref'> {
	mark: GreenCheckMarkModel;
	/** Nothing was left out. */
	isWhole: boolean;
	/** The history was asked for, which may stand on this page. */
	onLeave: () => void;
}

function MarkFacts({ mark, historyHref, isWhole, onLeave }: MarkFactsProps) {
	const { t } = useTranslation('verification');
	const locale = useLocale();
	const roleName = useRoleName();
	const { items, checkedBy, filedAt, approvedBy, approvedAt, expiresAt } = mark;
	const by = (role: string, at: string) => t('mark.by', { role, date: formatDate(at, locale) });
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
			<FindingList items={items} isVerified />
			{!isWhole && <p className="text-sm text-ink-muted">{t('mark.notChecked')}</p>}
			<dl className="grid gap-2 border-t border-line pt-4">
				<Fact name={t('mark.looked')}>{by(roleName(checkedBy), filedAt)}</Fact>
				<Fact name={t('mark.approved')}>{by(roleName(approvedBy), approvedAt)}</Fact>
				<Fact name={t('mark.until')}>{formatDate(expiresAt, locale)}</Fact>
			</dl>
			<div className="grid gap-2 border-t border-line pt-4 text-sm">
				<p>{t('mark.falls', { count: GREEN_CHECK_DAYS })}</p>
				<p>{t('mark.care')}</p>
				{/* biome-ignore lint/a11y/useKeyWithClickEvents: the link inside leaves the window; keys press the link itself. */}
				<p onClick={onLeave}>
					<Link href={historyHref} alone>
						{t('mark.history')}
					</Link>
				</p>
			</div>
		</div>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="flex flex-wrap justify-between gap-x-6">
			<dt className="text-ink-muted">{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}
