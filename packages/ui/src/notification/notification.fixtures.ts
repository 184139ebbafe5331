import type { Notification } from './notification-model.ts';
import type { NotificationSettings } from './notification-settings-form/notification-settings-form.tsx';

/** The moment at which stories take place. */
export const now = new Date('2026-03-10T05:00:00Z');

export const planningDone: Notification = {
	id: 'n8',
	tag: 'planning.done',
	title: 'Đã có kết quả quy hoạch thửa 345, tờ 21',
	body: 'Thửa đất nằm trong khu dân cư hiện hữu. Xem bản đồ, bảng diện tích và giấy có mã kiểm tra.',
	seen: false,
	link: '/planning-check?id=c1042',
	createdAt: '2026-03-10T04:42:00Z',
};

export const topUp: Notification = {
	id: 'n7',
	tag: 'wallet.settled',
	title: 'Ví của bạn nhận 2.000.000 ₫',
	body: 'Chuyển khoản ngân hàng, mã AC7Q2M9X. Số dư mới 4.700.000 ₫.',
	seen: false,
	link: '/setting/wallet?payment=p1',
	createdAt: '2026-03-10T02:15:00Z',
};

/** Leads nowhere. */
export const newPassword: Notification = {
	id: 'n6',
	tag: 'account.password',
	title: 'Mật khẩu của bạn vừa được đổi',
	body: 'Nếu không phải bạn đổi, hãy đặt lại mật khẩu ngay.',
	seen: false,
	link: null,
	createdAt: '2026-03-09T16:59:00Z',
};

export const accepted: Notification = {
	id: 'n5',
	tag: 'listing.accepted',
	title: 'Tin “Nhà phố 4 tầng, hẻm xe hơi” đã được duyệt',
	body: 'Tin đang hiện công khai đến hết ngày 08/05/2026.',
	seen: true,
	link: '/real-estate/1042',
	createdAt: '2026-03-09T03:30:00Z',
};

/** Of a word that is not known here. */
export const unknownTopic: Notification = {
	id: 'n4',
	tag: 'weather.storm',
	title: 'An Cư nghỉ bảo trì đêm thứ bảy',
	body: 'Từ 23:00 đến 23:30, trang có thể không mở được.',
	seen: true,
	link: null,
	createdAt: '2026-03-07T09:00:00Z',
};

export const notifications: Notification[] = [
	planningDone,
	topUp,
	newPassword,
	accepted,
	unknownTopic,
	{
		id: 'n3',
		tag: 'search.found',
		title: '3 tin mới cho “Nhà đất bán tại Quận 1”',
		body: 'Tin rẻ nhất 4,2 tỷ, 82,5 m².',
		seen: true,
		link: '/real-estate?address=79',
		createdAt: '2026-03-01T01:00:00Z',
	},
];

/** One of each topic. */
export const ofEachTopic: Notification[] = [
	'planning',
	'verification',
	'invest',
	'wallet',
	'listing',
	'search',
	'procedure',
	'account',
].map((word, index) => ({
	...planningDone,
	id: `t${index}`,
	tag: `${word}.any`,
	title: `Tin báo ${index + 1}`,
	seen: index % 2 === 1,
}));

export const long: Notification = {
	...planningDone,
	id: 'n9',
	title:
		'Nhân viên hỏi thêm về yêu cầu kiểm tra quy hoạch thửa 1045A, tờ bản đồ DC-1204, đường Nguyễn Thị Minh Khai nối dài, phường Bến Nghé',
	body: 'Bạn cho chúng tôi biết thêm:\n1. Thửa đất đã tách sổ chưa, hay còn chung một giấy chứng nhận với thửa bên cạnh?\n2. Ảnh chụp trang bốn của giấy chứng nhận: https://ancu.example/planning-check/giay-chung-nhan-quyen-su-dung-dat-quyen-so-huu-nha-o',
};

export const settings: NotificationSettings = {
	topics: [
		{ topic: 'PLANNING', push: true, mail: true },
		{ topic: 'VERIFICATION', push: true, mail: true },
		{ topic: 'INVEST', push: true, mail: true },
		{ topic: 'WALLET', push: true, mail: false },
		{ topic: 'LISTING', push: false, mail: true },
		{ topic: 'SEARCH', push: false, mail: true },
		{ topic: 'PROCEDURE', push: true, mail: false },
		{ topic: 'ACCOUNT', push: true, mail: true },
	],
	quietFrom: '22:00',
	quietTo: '07:00',
	mailPace: 'DAILY',
	canMail: true,
};
