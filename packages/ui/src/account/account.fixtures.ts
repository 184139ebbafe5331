import { consentVersions } from '@ancu/forms/account';
import type { AccountProfile, AccountSession, Consent, Person, PrivacyFlags } from './account-model.ts';

/** The moment at which stories take place. */
export const now = new Date('2026-03-10T05:00:00Z');

/** A drawn face: no real person is in the library. */
export const portrait = `data:image/svg+xml,${encodeURIComponent(
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#c9d6d8"/><circle cx="48" cy="38" r="17" fill="#5b7379"/><path d="M14 96a34 30 0 0 1 68 0" fill="#5b7379"/></svg>',
)}`;

export const profile: AccountProfile = {
	sequenceId: 1204,
	name: 'Nguyễn Thị An',
	phone: '+84900001234',
	email: 'an@example.com',
	isEmailVerified: true,
	website: 'https://an.example.com',
	dateOfBirth: '1990-02-28',
	provinceId: '79',
	districtId: '760',
	address: '12 Lê Lợi, phường Bến Nghé',
	description: 'Tôi ở Quận 1, rành nhà phố và căn hộ trung tâm. Gọi tôi lúc nào cũng được.',
};

/** Somebody who said nothing but a name. */
export const bareProfile: AccountProfile = {
	sequenceId: 7,
	name: 'Bình',
	phone: null,
	email: null,
	isEmailVerified: null,
	website: null,
	dateOfBirth: null,
	provinceId: null,
	districtId: null,
	address: null,
	description: null,
};

/** Somebody whose every answer is long. */
export const longProfile: AccountProfile = {
	...profile,
	name: 'Công Tằng Tôn Nữ Hoàng Nguyễn Thị Ngọc Phương Quỳnh Trang',
	email: 'congtangtonnuhoangnguyenthingocphuongquynhtrang@mot-cong-ty-rat-dai.example.com',
	isEmailVerified: false,
	website: 'https://www.mot-cong-ty-bat-dong-san-rat-dai.example.com/nhan-vien/quynh-trang/gioi-thieu',
	address: 'Căn 12A-05, tòa Sông Đà – Hà Đông, đường Nguyễn Trãi, phường Văn Quán',
	description:
		'Tôi làm nghề môi giới nhà đất ở khu tây Hà Nội đã mười hai năm, rành chung cư và nhà trong ngõ. '.repeat(8),
};

export const provinces = [
	{ id: '01', name: 'Hà Nội' },
	{ id: '79', name: 'Hồ Chí Minh' },
];
export const districts = [
	{ id: '760', name: 'Quận 1' },
	{ id: '771', name: 'Quận 10' },
];

export const privacy: PrivacyFlags = {
	phone: '+84900001234',
	email: 'an@example.com',
	isEmailVerified: true,
	isShowPhone: true,
	isShowEmail: false,
};

export const person: Person = {
	id: 'p1',
	name: profile.name,
	avatar: portrait,
	phone: profile.phone,
	email: null,
	description: profile.description,
	website: profile.website,
	createdAt: '2025-11-03T02:00:00Z',
	listingCount: 3,
};

export const barePerson: Person = {
	...person,
	id: 'p2',
	name: 'Bình',
	avatar: null,
	phone: null,
	description: null,
	website: null,
	listingCount: 0,
};

export const longPerson: Person = {
	...person,
	id: 'p3',
	name: longProfile.name,
	avatar: null,
	email: longProfile.email,
	description: longProfile.description,
	website: longProfile.website,
	listingCount: 1_042,
};

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

export const sessions: readonly AccountSession[] = [
	{
		id: 's1',
		userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/141.0.0.0 Mobile Safari/537.36`,
		address: '203.0.113.24',
		seenAt: '2026-03-10T03:00:00Z',
		isCurrent: false,
	},
	{
		id: 's2',
		userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} coc_coc_browser/128.0 Chrome/122.0.0.0 Safari/537.36`,
		address: '2001:db8:85a3:1234:5678:8a2e:370:7334',
		seenAt: '2026-03-10T04:59:00Z',
		isCurrent: true,
	},
	{ id: 's3', userAgent: null, address: null, seenAt: '2026-02-20T03:00:00Z', isCurrent: false },
];

export const consents: readonly Consent[] = [
	{ purpose: 'LOCATION', version: '2026-01-01', givenAt: '2026-02-01T02:00:00Z', withdrawnAt: '2026-02-03T08:30:00Z' },
	{ purpose: 'MARKETING', version: '2026-01-01', givenAt: '2026-01-20T01:05:00Z', withdrawnAt: null },
	{ purpose: 'TERMS', version: consentVersions.TERMS, givenAt: '2026-01-05T03:00:00Z', withdrawnAt: null },
	{ purpose: 'PRIVACY', version: consentVersions.PRIVACY, givenAt: '2026-01-05T03:00:00Z', withdrawnAt: null },
];
