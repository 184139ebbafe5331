import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Nút chia sẻ, gửi cho người khác, sao chép liên kết',
	status: 'stable',
	vn: {
		use: 'Gửi địa chỉ của trang cho người khác: bằng cửa sổ chia sẻ của thiết bị, không có thì sao chép liên kết.',
		avoid: ['Chép một mã hay một số: dùng CopyButton.', 'Trang chỉ mình người đó xem được: đừng mời chia sẻ.'],
		content: ['url là địa chỉ đầy đủ, mở được ở máy khác; title là tên trang, không thêm lời mời.'],
		access: ['Chép xong thì được đọc; trình duyệt không cho chép thì hiện cả địa chỉ để tự chép.'],
	},
	en: {
		use: 'Hands the address of a page on: by the device’s own window for sharing, or, where it has none, by copying the link.',
		avoid: ['To copy a code or a number take CopyButton.', 'Do not offer it on a page that only this person may see.'],
		content: [
			'url is the whole address, which opens elsewhere too; title is the name of the page, without an invitation.',
		],
		access: [
			'That it was copied is read out; where the browser does not let it, the address is shown to be copied by hand.',
		],
	},
} satisfies Guide;
