import type { Region } from './province-facts.ts';

/** What a part of a village or township is called. */
export const hamlets: Readonly<Record<Region | 'mountain' | 'highland', readonly string[]>> = {
	north: [
		'thôn Đông',
		'thôn Đoài',
		'thôn Trung',
		'thôn Thượng',
		'thôn Hạ',
		'thôn Nội',
		'xóm Đình',
		'xóm Mới',
		'xóm 3',
		'xóm 6',
		'thôn 2',
		'thôn 4',
	],
	mountain: ['thôn 1', 'thôn 3', 'thôn 5', 'xóm 2', 'xóm 7', 'thôn Tân Lập', 'thôn Tân Tiến', 'thôn Hợp Thành'],
	central: [
		'thôn 1',
		'thôn 2',
		'thôn 4',
		'thôn An Hòa',
		'thôn Phú Lộc',
		'thôn Tân Lập',
		'thôn Bình An',
		'thôn Mỹ Thạnh',
		'thôn Xuân Hòa',
	],
	highland: [
		'thôn 2',
		'thôn 3',
		'thôn 5',
		'thôn 7',
		'thôn Tân Tiến',
		'thôn Hòa Bình',
		'thôn Đoàn Kết',
		'thôn Thống Nhất',
	],
	south: [
		'ấp 1',
		'ấp 2',
		'ấp 3',
		'ấp 5',
		'ấp Bình Thạnh',
		'ấp Tân Lợi',
		'ấp An Hòa',
		'ấp Long Thành',
		'ấp Phú Hòa',
		'ấp Tân Thuận',
	],
};

/** What a part of a township is called, where it has no street names. */
export const townshipParts: Readonly<Record<Region, readonly string[]>> = {
	north: ['tổ dân phố 2', 'tổ dân phố 4', 'tổ dân phố 7', 'khu 3', 'khu 5'],
	central: ['tổ dân phố 1', 'tổ dân phố 3', 'tổ dân phố 6', 'tổ dân phố 9'],
	south: ['khu phố 1', 'khu phố 2', 'khu phố 4', 'khu phố 5'],
};
