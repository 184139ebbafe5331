/** A price in words; of a rent it says that it is a month's, by the words of `listing`. */
export function perMonth(
	t: (key: 'perMonth', values: { price: string }) => string,
	price: string,
	tradingType: string,
): string {
	return tradingType === 'RENT' ? t('perMonth', { price }) : price;
}
