import { permissions, type Rule } from '@ancu/forms/access';
import { policies } from '@ancu/forms/content';
import type { InEach } from '../page/use-text.ts';
import type { ScreenState } from './read-stories.ts';

/** A page of the website. */
export interface SitePage extends InEach {
	/** As the routes have it, from the root on. */
	path: string;
	/** Who sees it. */
	rule: Rule;
	/** What its data may be like; each wants a story. */
	states: readonly ScreenState[];
}

/** Pages that belong together. */
export interface SitePart extends InEach {
	pages: readonly SitePage[];
}

const list: readonly ScreenState[] = ['ready', 'loading', 'empty', 'error'];
const one: readonly ScreenState[] = ['ready', 'loading', 'missing', 'error'];
const kept: readonly ScreenState[] = ['ready', 'loading', 'error'];
const still: readonly ScreenState[] = ['ready'];
const { Query, Mutation } = permissions;

const page = (path: string, rule: Rule, states: readonly ScreenState[], vn: string, en: string): SitePage => ({
	path,
	rule,
	states,
	vn,
	en,
});

/** Every page of the website, in the order in which people meet them. Those who may see it come from the table of permissions. */
export const siteMap: readonly SitePart[] = [
	{
		vn: 'Tìm nhà đất',
		en: 'Finding a place',
		pages: [
			page('/', 'public', list, 'Trang chủ', 'Home'),
			page('/real-estate', 'public', list, 'Mua bán', 'For sale'),
			page('/rent', 'public', list, 'Cho thuê', 'For rent'),
			page('/project', 'public', list, 'Dự án', 'Projects'),
			page('/search', 'public', list, 'Tìm kiếm', 'Search'),
			page('/map', 'public', list, 'Bản đồ', 'Map'),
			page('/real-estate/:id', 'signedIn', one, 'Trang tin đăng', 'Listing'),
			page('/compare', 'public', list, 'So sánh tin', 'Comparing'),
			page('/real-estate-broker', 'public', list, 'Người đăng tin', 'Posters'),
			page('/saved/real-estate', 'signedIn', list, 'Đã lưu', 'Saved'),
		],
	},
	{
		vn: 'Đăng tin',
		en: 'Posting',
		pages: [
			page('/post-new', 'signedIn', kept.slice(0, 2), 'Đăng tin', 'New listing'),
			page('/post-new/import', 'signedIn', still, 'Nhập nhiều tin', 'Importing listings'),
			page('/real-estate/update/:id', 'signedIn', one, 'Sửa tin', 'Editing a listing'),
			page('/saved/post', 'signedIn', list, 'Tin đang soạn', 'Drafts'),
			page('/estate', 'signedIn', list, 'Tin đăng của tôi', 'Own listings'),
			page('/moderation', Query.getAllLocationInfoModeration, list, 'Duyệt tin', 'Moderation'),
			page('/moderation/reports', Query.getAllLocationInfoReport, list, 'Tin bị báo cáo', 'Reports'),
		],
	},
	{
		vn: 'Quy hoạch và tích xanh',
		en: 'Planning and green checks',
		pages: [
			page('/planning-check', 'signedIn', [...list, 'missing'], 'Kiểm tra quy hoạch', 'Planning checks'),
			page(
				'/response-planning-check',
				Query.getAllPlanningCheckRequest,
				[...list, 'missing'],
				'Trả lời quy hoạch',
				'Planning work',
			),
			page('/green-check', 'signedIn', list, 'Kiểm tra tích xanh của tôi', 'Own green checks'),
			page('/verify', 'public', ['empty'], 'Kiểm tra văn bản', 'Verifying a document'),
			page('/verify/:checkCode', 'public', one, 'Văn bản theo mã', 'A document by its code'),
			page(
				'/request-tick-checker',
				Query.getAllRequestGreenCheck,
				[...list, 'missing'],
				'Kiểm tra tích xanh',
				'Checking on site',
			),
			page(
				'/request-tick-admin',
				Mutation.approveGreenCheck,
				[...list, 'missing'],
				'Duyệt tích xanh',
				'Approving checks',
			),
		],
	},
	{
		vn: 'Góp vốn, ví và thủ tục',
		en: 'Shares, wallet and procedures',
		pages: [
			page('/invest', 'public', [...list, 'missing'], 'Góp vốn', 'Shared investment'),
			page('/setting/wallet', 'signedIn', list, 'Ví', 'Wallet'),
			page('/transaction', 'public', still, 'Hướng dẫn mua bán', 'Guide to buying'),
			page('/unmatched-credit', Query.getAllUnmatchedCredit, list, 'Tiền chưa khớp', 'Unmatched payments'),
			page('/health', Query.getHealth, list, 'Tình trạng hệ thống', 'System health'),
			page('/audit', Query.getAllAudit, list, 'Nhật ký nhân viên', 'Staff log'),
			page('/procedure', 'signedIn', list, 'Thủ tục của tôi', 'Own procedures'),
			page('/send-request', 'signedIn', ['empty'], 'Bắt đầu thủ tục', 'Starting a procedure'),
			page('/send-request/details/:slug', 'signedIn', one, 'Một thủ tục', 'A procedure'),
			page('/procedure-template', Query.getAllProcedureTemplate, list, 'Mẫu thủ tục', 'Procedure templates'),
			page('/procedure-document', Query.getAllSuggestDocumentText, list, 'Tài liệu gợi ý', 'Suggested documents'),
			page('/tool', 'signedIn', still, 'Công cụ tính', 'Tools'),
		],
	},
	{
		vn: 'Tài khoản',
		en: 'Account',
		pages: [
			page('/auth/sign-in', 'public', still, 'Đăng nhập', 'Sign in'),
			page('/auth/sign-up', 'public', still, 'Đăng ký', 'Sign up'),
			page('/auth/forgot-password', 'public', still, 'Quên mật khẩu', 'Forgotten password'),
			page('/personal', 'signedIn', one, 'Trang cá nhân', 'Own page'),
			page('/personal/:id', 'public', one, 'Trang người đăng', 'A person’s page'),
			page('/notification', 'signedIn', list, 'Thông báo', 'Notifications'),
			page('/setting/notification', 'signedIn', kept, 'Cài đặt thông báo', 'Notification settings'),
			page('/setting/information', 'signedIn', kept, 'Thông tin cá nhân', 'Personal information'),
			page('/setting/security', 'signedIn', kept, 'Bảo mật', 'Security'),
			page('/setting/privacy', 'signedIn', kept, 'Quyền riêng tư', 'Privacy'),
		],
	},
	{
		vn: 'Bài viết',
		en: 'News',
		pages: [
			page('/news', 'public', list, 'Tin tức', 'News'),
			page('/news/:id', 'public', one, 'Một bài viết', 'An article'),
			page('/news-desk', Query.getAllArticle, list, 'Biên tập bài viết', 'News desk'),
			page('/news-desk/:id', Query.getOneArticle, still, 'Soạn bài viết', 'Writing an article'),
		],
	},
	{
		vn: 'Quy định và chính sách',
		en: 'Rules and policies',
		pages: policies.map(({ path, name }) => page(path, 'public', still, name, name)),
	},
	{
		vn: 'Khác',
		en: 'Else',
		pages: [page('*', 'public', ['missing'], 'Không có trang này', 'Page not found')],
	},
];
