import type { Role } from '@ancu/forms/access';
import type { InEach } from '../page/use-text.ts';
import type { ScreenState } from './read-stories.ts';

interface RouteMapText {
	title: string;
	lead: string;
	total: (pages: number, stories: number) => string;
	complete: string;
	incomplete: (missing: number) => string;
	search: string;
	nothing: string;
	who: string;
	states: string;
	more: (count: number) => string;
	missing: (states: string) => string;
	everybody: string;
	signedIn: string;
	state: Readonly<Record<ScreenState, string>>;
	role: Readonly<Record<Role, string>>;
}

/** What the map of routes says. */
export const routeMapText: InEach<RouteMapText> = {
	vn: {
		title: 'Sơ đồ trang',
		lead: 'Mọi đường dẫn của trang web, ai xem được, và mọi tình trạng của trang. Mỗi liên kết mở ra trang thật, với vai người xem đó.',
		total: (pages, stories) => `${pages} trang, ${stories} màn hình để xem.`,
		complete: 'Không thiếu tình trạng nào.',
		incomplete: (missing) => `Còn thiếu ${missing} tình trạng.`,
		search: 'Tìm đường dẫn hoặc tên trang',
		nothing: 'Không có trang nào như vậy. Hãy thử chữ ngắn hơn.',
		who: 'Ai xem được',
		states: 'Tình trạng',
		more: (count) => `${count} màn hình khác`,
		missing: (states) => `Thiếu: ${states}`,
		everybody: 'Mọi người',
		signedIn: 'Đã đăng nhập',
		state: { ready: 'Đủ dữ liệu', loading: 'Đang tải', empty: 'Trống', missing: 'Không có', error: 'Lỗi' },
		role: {
			user: 'Người dùng',
			collaborator: 'Cộng tác viên',
			support: 'Hỗ trợ',
			investor: 'Chủ dự án',
			editor: 'Biên tập',
			checker: 'Nhân viên kiểm tra',
			admin: 'Quản trị',
		},
	},
	en: {
		title: 'Route map',
		lead: 'Every address of the website, who may see it and every state it may be in. Each link opens the page itself, as one of those people sees it.',
		total: (pages, stories) => `${pages} pages, ${stories} screens to look at.`,
		complete: 'No state is missing.',
		incomplete: (missing) => (missing === 1 ? '1 state is missing.' : `${missing} states are missing.`),
		search: 'Find an address or the name of a page',
		nothing: 'There is no such page. Try a shorter word.',
		who: 'Who sees it',
		states: 'States',
		more: (count) => (count === 1 ? '1 other screen' : `${count} other screens`),
		missing: (states) => `Missing: ${states}`,
		everybody: 'Everybody',
		signedIn: 'Signed in',
		state: { ready: 'Ready', loading: 'Loading', empty: 'Empty', missing: 'Not there', error: 'Error' },
		role: {
			user: 'User',
			collaborator: 'Collaborator',
			support: 'Support',
			investor: 'Investor',
			editor: 'Editor',
			checker: 'Checker',
			admin: 'Admin',
		},
	},
};
