import { formatMoney } from '@ancu/forms/format';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '../../i18n/lang-of.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { EditIcon, PrintIcon, RemoveIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Written } from '../../translation/written.tsx';
import type { ProcedureAct } from '../procedure-act-dialog/procedure-act-dialog.tsx';
import type { ProcedureListing, ProcedureRecord } from '../procedure-model.ts';

export interface ProcedureHeaderProps {
	record: ProcedureRecord;
	/** Address of a listing. */
	listingHref: (listing: ProcedureListing) => string;
	/** Changes or deletes the procedure; asking is the caller's. */
	onAct: (act: ProcedureAct) => void;
	/** Its heading. */
	ref?: Ref<HTMLHeadingElement>;
}

/** What a procedure is called, what it is about, and what can be done with the whole of it. */
export function ProcedureHeader({ record, listingHref, onAct, ref }: ProcedureHeaderProps) {
	const { t } = useTranslation('procedure');
	const locale = useLocale();
	const { name, description, type, side, price, locationInfo } = record;
	return (
		<header className="grid gap-3">
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="grid min-w-0 gap-1">
					<h1 ref={ref} tabIndex={-1} className="text-2xl font-bold wrap-anywhere outline-none">
						{name}
					</h1>
					<p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-muted">
						<span>{t(`type.${type}`)}</span>
						<span>{t(`start.sideOf.${type}.${side}`)}</span>
						{price !== null && <span>{t('screen.price', { price: formatMoney(price, locale) })}</span>}
					</p>
				</div>
				<div className="-mx-pad-sm flex flex-wrap gap-1 print:hidden">
					<Button
						size="sm"
						variant="quiet"
						leadingIcon={<PrintIcon aria-hidden="true" />}
						onClick={() => window.print()}
					>
						{t('screen.print')}
					</Button>
					<Button
						size="sm"
						variant="quiet"
						aria-haspopup="dialog"
						leadingIcon={<EditIcon aria-hidden="true" />}
						onClick={() => onAct({ record, action: 'UPDATE' })}
					>
						{t('screen.update')}
					</Button>
					<Button
						size="sm"
						variant="quiet"
						aria-haspopup="dialog"
						leadingIcon={<RemoveIcon aria-hidden="true" />}
						onClick={() => onAct({ record, action: 'DELETE' })}
					>
						{t('screen.delete')}
					</Button>
				</div>
			</div>
			{locationInfo && (
				<p className="wrap-anywhere">
					{t('screen.listing')}{' '}
					<Link href={listingHref(locationInfo)} lang={langOf(locationInfo.title)}>
						{locationInfo.title}
					</Link>
				</p>
			)}
			{description && <Written>{description}</Written>}
		</header>
	);
}
