import { figures } from '../figures.ts';
import type { PolicyText } from '../policy-text.ts';

const { passwordMin } = figures;

export default {
	summary: {
		vn: 'Một tài khoản là của một người từ đủ 18 tuổi, gắn với một số điện thoại đã xác nhận; bạn giữ mật khẩu cho riêng mình, và tự đóng tài khoản khi muốn.',
		en: 'An account belongs to one person aged 18 or over and is tied to one confirmed phone number. Keep your password to yourself, and close the account whenever you like.',
	},
	sections: [
		{
			id: 'open',
			vn: {
				title: 'Mở tài khoản cần gì?',
				body: [
					[
						'Bạn từ đủ 18 tuổi và có đủ năng lực hành vi dân sự, hoặc đại diện hợp pháp cho một tổ chức.',
						'Một số điện thoại của bạn, xác nhận bằng mã 6 chữ số gửi qua tin nhắn. Mỗi số chỉ có một tài khoản.',
						'Họ tên thật, để người khác biết mình đang nói chuyện với ai.',
						`Mật khẩu từ ${passwordMin} ký tự, không nằm trong danh sách mật khẩu phổ biến.`,
						'Sự đồng ý với [Điều khoản sử dụng](/used/service) và [Chính sách bảo mật](/privacy).',
					],
					'Email không bắt buộc. Email đã xác nhận dùng được để đăng nhập và lấy lại mật khẩu; nó thuộc về người xác nhận được nó.',
				],
			},
			en: {
				title: 'What do you need to open an account?',
				body: [
					[
						'You are 18 or over with full legal capacity, or are the lawful representative of an organisation.',
						'A phone number of your own, confirmed with a 6-digit code sent by text message. Each number can have only one account.',
						'Your real name, so others know who they are talking to.',
						`A password of at least ${passwordMin} characters that is not on the list of common passwords.`,
						'Your consent to the [terms of use](/used/service) and the [privacy policy](/privacy).',
					],
					'Email is optional. A confirmed email can be used to sign in and reset your password; it belongs to whoever confirms it.',
				],
			},
		},
		{
			id: 'keep',
			vn: {
				title: 'Giữ tài khoản an toàn',
				body: [
					[
						'Không cho mượn, bán hay dùng chung tài khoản. Việc làm từ tài khoản được xem là của bạn, trừ khi bạn cho thấy là người khác làm dù bạn đã giữ cẩn thận.',
						'Không đưa mã xác nhận cho ai. Nhân viên An Cư không hỏi mã hay mật khẩu.',
						'Phiên đăng nhập kéo dài nhiều nhất 30 ngày. Xem và đăng xuất từng thiết bị ở [Bảo mật](/setting/security).',
						'Nghi bị lộ: đổi mật khẩu ngay, mọi thiết bị khác sẽ bị đăng xuất, rồi báo cho chúng tôi.',
					],
				],
			},
			en: {
				title: 'Keeping your account safe',
				body: [
					[
						'Do not lend, sell or share your account. Anything done from it counts as done by you, unless you show that someone else did it even though you took care.',
						'Never give a confirmation code to anyone. Our staff never ask for codes or passwords.',
						'A session lasts up to 30 days. View your devices and sign them out under [Security](/setting/security).',
						'If you suspect someone has your password, change it at once, which signs out all other devices, then tell us.',
					],
				],
			},
		},
		{
			id: 'change',
			vn: {
				title: 'Đổi số, đổi tên, ẩn liên hệ',
				body: [
					'Đổi số điện thoại cần mã gửi tới số mới. Tên, ảnh, giới thiệu và email sửa ở [Thông tin cá nhân](/setting/information). Số điện thoại và email mặc định được ẩn với người khác; bạn bật, tắt ở [Riêng tư](/setting/privacy).',
				],
			},
			en: {
				title: 'Changing your number or name, hiding contact details',
				body: [
					'To change your phone number, you need a code sent to the new one. Change your name, photo, introduction and email under [Personal information](/setting/information). Your phone number and email are hidden from others by default; show or hide them under [Privacy](/setting/privacy).',
				],
			},
		},
		{
			id: 'roles',
			vn: {
				title: 'Vai trò đặc biệt',
				body: [
					'Vai trò duyệt tin, hỗ trợ, kiểm tra thực địa, quản trị và bên phát hành dự án góp vốn do An Cư giao, không tự đăng ký được. Người có vai trò chỉ dùng quyền đó cho việc được giao.',
				],
			},
			en: {
				title: 'Special roles',
				body: [
					'Roles for reviewing listings, support, on-site checks, administration and issuing share offerings are assigned by An Cư; you cannot sign up for them. Anyone with such a role may use it only for the work assigned.',
				],
			},
		},
		{
			id: 'close',
			vn: {
				title: 'Đóng tài khoản',
				body: [
					'Bạn tự xóa ở [Riêng tư](/setting/privacy), có hiệu lực ngay và không lấy lại được. Khi còn tiền hay cổ phần gắn với tài khoản thì cần giải quyết trước; xem [xóa tài khoản thì mất gì, còn gì](/privacy#erasure). Tài khoản vi phạm bị xử lý theo [Vi phạm và cách xử lý](/rule/violate).',
				],
			},
			en: {
				title: 'Closing your account',
				body: [
					'You can delete it yourself under [Privacy](/setting/privacy). This takes effect at once and cannot be undone. Any money or shares tied to it must be settled first; see [what is deleted and what is kept](/privacy#erasure). Accounts that break the rules are handled under [Violations and enforcement](/rule/violate).',
				],
			},
		},
	],
	related: ['privacy', 'security.data', 'rule.violate', 'rule.limit'],
} satisfies PolicyText as PolicyText;
