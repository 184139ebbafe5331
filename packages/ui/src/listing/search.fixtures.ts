import type { SearchSuggestion } from '@ancu/forms/listing';
import type { RecentSearch, SearchProposals } from './search-model.ts';

const nothing = {
	detail: null,
	provinceId: null,
	districtId: null,
	wardId: null,
	currentProvinceId: null,
	currentWardId: null,
	projectName: null,
	street: null,
};

export const suggestedDistrict: SearchSuggestion = {
	...nothing,
	kind: 'PLACE',
	label: 'Quận 1',
	detail: 'Hồ Chí Minh',
	provinceId: '79',
	districtId: '760',
};

export const suggestions: readonly SearchSuggestion[] = [
	suggestedDistrict,
	{ ...suggestedDistrict, label: 'Quận 10', districtId: '771' },
	{
		...nothing,
		kind: 'PLACE',
		label: 'Phường Quảng Phú',
		detail: 'Thanh Hóa, từ 01/07/2025',
		currentProvinceId: '38',
		currentWardId: '14758',
	},
	{ ...nothing, kind: 'PROJECT', label: 'Vinhomes Quang Minh', detail: 'Hà Nội', projectName: 'Vinhomes Quang Minh' },
	{
		...nothing,
		kind: 'STREET',
		label: 'Quang Trung',
		detail: 'Gò Vấp, Hồ Chí Minh',
		street: 'Quang Trung',
		provinceId: '79',
		districtId: '764',
	},
];

export const recent: readonly RecentSearch[] = [
	{ label: 'nhà hẻm xe hơi quận 3', filter: { search: 'nhà hẻm xe hơi quận 3' } },
	{ label: 'Quận Thủ Đức', detail: 'Hồ Chí Minh', filter: { provinceId: '79', districtId: '762' } },
];

export const noProposals: SearchProposals = {
	suggestions: [],
	recent: [],
	onText: () => undefined,
	onForget: () => undefined,
};
