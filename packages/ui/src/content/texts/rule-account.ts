import { figures } from '../figures.ts';
import type { PolicyText } from '../policy-text.ts';

const { passwordMin } = figures;

export default {
	summary: {
		vn: 'Một tài khoản là của một người từ đủ 18 tuổi, gắn với một số điện thoại đã xác nhận; bạn giữ mật khẩu cho riêng mình, và tự đóng tài khoản khi muốn.',
		en: 'An account belongs to one person of 18 or older and to one confirmed phone number; you keep the password to yourself, and close the account yourself when you want.',
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
				title: 'What does opening an account take?',
				body: [
					[
						'You are 18 or older with full legal capacity, or lawfully represent an organisation.',
						'A phone number of yours, confirmed by a code of 6 digits sent as a message. A number has one account only.',
						'Your real name, so that others know whom they talk to.',
						`A password of ${passwordMin} characters or more that is not on the list of common ones.`,
						'Your consent to the [terms of use](/used/service) and the [privacy policy](/privacy).',
					],
					'Email is optional. A confirmed address can sign you in and recover the password; it belongs to whoever confirms it.',
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
				title: 'Keeping it safe',
				body: [
					[
						'Do not lend, sell or share your account. What is done from it counts as yours, unless you show that somebody else did it although you were careful.',
						'Give a confirmation code to nobody. Our staff ask for neither code nor password.',
						'A session lasts 30 days at most. See and sign out each device in [security](/setting/security).',
						'If you suspect a leak, change the password at once, which signs out every other device, and tell us.',
					],
				],
			},
		},
		{
			id: 'change',
			vn: {
				title: 'Đổi số, đổi tên, ẩn liên hệ',
				body: [
					'Đổi số điện thoại cần mã gửi tới số mới. Tên, ảnh, giới thiệu và email sửa ở [Thông tin cá nhân](/setting/information). Số điện thoại và email mặc định được giấu với người khác; bạn bật, tắt ở [Riêng tư](/setting/privacy).',
				],
			},
			en: {
				title: 'Changing number or name, hiding contacts',
				body: [
					'A new phone number takes a code sent to it. Name, picture, introduction and email are changed in [your information](/setting/information). Phone number and email are hidden from others by default; you switch them on and off in [privacy](/setting/privacy).',
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
					'Roles for moderating, support, checking on site, administration and issuing share offerings are given by An Cư and cannot be signed up for. Whoever has one uses it for the task alone.',
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
				title: 'Closing it',
				body: [
					'You delete it yourself in [privacy](/setting/privacy), at once and for good. While money or shares are bound to it, those come first; see [what goes and what stays](/privacy#erasure). Accounts that break the rules are dealt with as said in [violations and enforcement](/rule/violate).',
				],
			},
		},
	],
	related: ['privacy', 'security.data', 'rule.violate', 'rule.limit'],
} satisfies PolicyText as PolicyText;
