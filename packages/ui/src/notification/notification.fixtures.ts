import type { Notification } from './notification-model.ts';
import type { NotificationSettings } from './notification-settings-form/notification-settings-form.tsx';

/** The moment at which stories take place. */
export const now = new Date('2026-03-10T05:00:00Z');

export const planningDone: Notification = {
	id: 'n8',
	tag: 'planning.done',
	title: 'Đã có kết quả kiểm tra quy hoạch',
	body: 'Mời bạn xem kết luận về thửa 345, tờ bản đồ 21.',
	seen: false,
	link: '/planning-check?id=c1042',
	createdAt: '2026-03-10T04:42:00Z',
};

export const topUp: Notification = {
	id: 'n7',
	tag: 'wallet.toppedUp',
	title: 'Đã nạp tiền vào ví',
	body: '2.000.000 ₫ đã vào ví của bạn.',
	seen: false,
	link: '/setting/wallet?payment=p1',
	createdAt: '2026-03-10T02:15:00Z',
};

/** Leads nowhere. */
export const newPassword: Notification = {
	id: 'n6',
	tag: 'account.password',
	title: 'Mật khẩu của bạn đã được đổi',
	body: 'Mật khẩu được đổi lúc 09/03/2026 23:59; các thiết bị khác đã bị đăng xuất. Nếu không phải bạn, hãy đặt lại mật khẩu ngay.',
	seen: false,
	link: null,
	createdAt: '2026-03-09T16:59:00Z',
};

export const accepted: Notification = {
	id: 'n5',
	tag: 'listing.accepted',
	title: 'Tin của bạn đã được duyệt',
	body: '“Nhà phố 4 tầng, hẻm xe hơi” đang hiển thị với mọi người.',
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
		title: 'Có tin mới cho tìm kiếm bạn lưu',
		body: '“Nhà đất bán tại Quận 1” có 3 tin mới.',
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
	tag: 'planning.asked',
	title: 'Chúng tôi cần biết thêm để kiểm tra quy hoạch',
	body: 'Về thửa 1045A, tờ bản đồ DC-1204: “Bạn cho chúng tôi biết thêm:\n1. Thửa đất đã tách sổ chưa, hay còn chung một giấy chứng nhận với thửa bên cạnh?\n2. Ảnh chụp trang bốn của giấy chứng nhận: https://ancu.example/planning-check/giay-chung-nhan-quyen-su-dung-dat-quyen-so-huu-nha-o” Bạn trả lời xong, chúng tôi tra cứu tiếp.',
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
