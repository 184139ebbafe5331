import { useTranslation } from 'react-i18next';
import { LandName } from '../land-name/land-name.tsx';

export interface ZoneLegendProps {
	/** Codes in sight, each once or more. */
	codes: readonly string[];
}

/** What the colours on the map mean, of the codes that are in sight. */
export function ZoneLegend({ codes }: ZoneLegendProps) {
	const { t } = useTranslation('planning');
	const each = [...new Set(codes)].sort();
	if (each.length === 0) return null;
	return (
		<section aria-label={t('legend')} data-slot="zone-legend" className="grid gap-1.5 text-sm">
			<h3 className="font-bold">{t('legend')}</h3>
			<ul className="grid gap-1.5">
				{each.map((code) => (
					<li key={code}>
						<LandName code={code} />
					</li>
				))}
			</ul>
		</section>
	);
}
