import { formatMoneyExact, formatNumber } from '@ancu/forms/format';
import { type Instalment, yearsOf } from '@ancu/forms/tool';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { ChevronRightIcon, DownloadIcon } from '../../primitives/icon/index.ts';
import { useScheduleFile } from './use-schedule-file.ts';

const columns = ['principal', 'interest', 'total', 'rest'] as const;

export interface LoanScheduleProps {
	schedule: readonly Instalment[];
}

/** Every year of a loan, each opening to its months, and all of it as a file. */
export function LoanSchedule({ schedule }: LoanScheduleProps) {
	const { t } = useTranslation('tool');
	const locale = useLocale();
	const save = useScheduleFile(schedule);
	const [open, setOpen] = useState<readonly number[]>([]);
	const toggle = (year: number) => setOpen(open.includes(year) ? open.filter((one) => one !== year) : [...open, year]);
	return (
		<div data-slot="loan-schedule" className="grid grid-cols-[minmax(0,1fr)] gap-2">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<h3 id="loan-schedule" className="font-bold">
					{t('loan.schedule.title')}{' '}
					<span className="text-sm font-normal text-ink-muted">{t('loan.schedule.unit')}</span>
				</h3>
				<Button variant="secondary" size="sm" leadingIcon={<DownloadIcon aria-hidden="true" />} onClick={save}>
					{t('loan.schedule.save')}
				</Button>
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keys, too. */}
			<section aria-labelledby="loan-schedule" tabIndex={0} className="overflow-x-auto">
				<table className="w-full min-w-max border-t-2 border-ink text-sm tabular-nums">
					<thead>
						<tr className="border-b border-line-strong text-ink-muted">
							<th scope="col" className="sticky left-0 bg-surface-raised py-2 pr-3 text-left font-normal">
								{t('loan.schedule.period')}
							</th>
							{columns.map((name) => (
								<th key={name} scope="col" className="py-2 pl-4 text-right font-normal">
									{t(`loan.${name}`)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{yearsOf(schedule).map(({ year, months, ...sums }) => {
							const isOpen = open.includes(year);
							return (
								<Fragment key={year}>
									<tr className="border-b border-line">
										<th scope="row" className="sticky left-0 bg-surface-raised pr-3 text-left font-bold">
											<button
												type="button"
												aria-expanded={isOpen}
												onClick={() => toggle(year)}
												className="flex min-h-9 items-center gap-1 rounded-tag pr-1 underline-offset-4 hover:underline pointer-coarse:min-h-11"
											>
												<ChevronRightIcon
													aria-hidden="true"
													className={`size-4 shrink-0 transition-transform ${isOpen ? 'rotate-90' : ''}`}
												/>
												{t('loan.year', { number: year })}
											</button>
										</th>
										{columns.map((name) => (
											<td key={name} className="py-2 pl-4 text-right font-bold">
												{formatNumber(sums[name], locale)}
											</td>
										))}
									</tr>
									{isOpen &&
										months.map((one) => (
											<tr key={one.month} className="border-b border-line bg-surface-sunken align-top">
												<th
													scope="row"
													className="sticky left-0 bg-surface-sunken py-1.5 pr-3 pl-5 text-left font-normal"
												>
													{t('loan.month', { number: one.month })}
													{one.early > 0 && (
														<span className="block text-ink-muted">
															{t('loan.schedule.early', { amount: formatMoneyExact(one.early, locale) })}
															{one.fee > 0 &&
																` ${t('loan.schedule.fee', { amount: formatMoneyExact(one.fee, locale) })}`}
														</span>
													)}
												</th>
												{columns.map((name) => (
													<td key={name} className="py-1.5 pl-4 text-right">
														{formatNumber(name === 'principal' ? one.principal + one.early : one[name], locale)}
													</td>
												))}
											</tr>
										))}
								</Fragment>
							);
						})}
					</tbody>
				</table>
			</section>
		</div>
	);
}
