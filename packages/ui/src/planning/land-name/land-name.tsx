import { localized } from '@ancu/forms/format';
import { findLandCode } from '@ancu/forms/planning';
import { useLocale } from '../../i18n/use-locale.ts';
import { colourOf } from '../land-look.ts';

export interface LandNameProps {
	/** `ODT`. */
	code: string;
	/** What the plan calls it, in place of the code's own name. */
	name?: string | null | undefined;
}

/** A land code as a legend writes it: its colour, the code, its name. */
export function LandName({ code, name }: LandNameProps) {
	const locale = useLocale();
	return (
		<span data-slot="land-name" className="flex min-w-0 items-start gap-2">
			<span
				aria-hidden="true"
				className="mt-0.5 size-4.5 shrink-0 rounded-tag border border-ink/50 forced-color-adjust-none"
				style={{ backgroundColor: colourOf(code) }}
			/>
			<span className="min-w-0">
				<b>{code}</b> {name ?? localized(findLandCode(code)?.name, locale)}
			</span>
		</span>
	);
}
