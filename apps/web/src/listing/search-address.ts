import { followWords, kindPaths } from '@ancu/forms/listing';
import { holdsEveryKind, type ListAddress, listHref, pathOfKind } from './list-address.ts';

/** Where a search that was typed leads: its words may say another kind than its page holds. */
export function searchAddress({ pathname, filter, ...rest }: ListAddress): string {
	const followed = followWords(filter);
	const { tradingType } = followed;
	const isHere = holdsEveryKind(pathname) || kindPaths[pathname] === tradingType;
	return listHref({ ...rest, pathname: isHere ? pathname : pathOfKind(tradingType), filter: followed });
}
