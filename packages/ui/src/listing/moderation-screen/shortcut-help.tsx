import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';

const rows = [
	['next', ['J', '↓']],
	['previous', ['K', '↑']],
	['accept', ['A']],
	['reject', ['R']],
	['help', ['?']],
] as const;

export interface ShortcutHelpProps {
	open: boolean;
	onClose: () => void;
	/** Shortcuts are on. */
	on: boolean;
	onChange: (on: boolean) => void;
}

/** Which keys do what, and the way to turn them off (WCAG 2.1.4). */
export function ShortcutHelp({ open, onClose, on, onChange }: ShortcutHelpProps) {
	const { t } = useTranslation(['listing', 'translation']);
	return (
		<Dialog open={open} onClose={onClose} title={t('moderation.keys.title')} closeLabel={t('translation:close')}>
			<dl data-slot="shortcut-help" className="mb-3 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-3">
				{rows.map(([name, keys]) => (
					<Fragment key={name}>
						<dt className="flex items-baseline gap-1.5 text-sm text-ink-muted">
							{keys.map((key, index) => (
								<Fragment key={key}>
									{index > 0 && t('moderation.keys.or')}
									<kbd className="rounded-tag border border-line-strong bg-surface-sunken px-2 py-0.5 font-sans font-bold text-ink">
										{key}
									</kbd>
								</Fragment>
							))}
						</dt>
						<dd>{t(`moderation.keys.${name}`)}</dd>
					</Fragment>
				))}
			</dl>
			<Checkbox
				label={t('moderation.keys.on')}
				checked={on}
				onChange={(event) => onChange(event.currentTarget.checked)}
			/>
			<p className="text-sm text-ink-muted">{t('moderation.keys.never')}</p>
		</Dialog>
	);
}
