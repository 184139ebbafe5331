import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Kiểm tra tại chỗ, nhập kết quả, chụp ảnh, ghi vị trí',
	status: 'stable',
	vn: {
		use: 'Cho người đi kiểm tra, thường trên điện thoại tại nhà đất: nhận việc, so bảy mục, chụp ảnh, ghi vị trí, nộp.',
		avoid: ['Người quyết định: dùng GreenCheckReview.', 'Chỉ đọc kết quả: dùng FindingList.'],
		anatomy: [
			['Việc bây giờ', 'CheckStep: nhận, trả việc, hủy'],
			['Lỗi', 'mỗi lỗi là một lối tới mục'],
			['Mục', 'điều tin ghi, ba kết quả, ghi chú; không đạt thì bắt buộc nói vì sao'],
			['Ảnh và vị trí', 'chụp ngay, ghi khi bấm'],
			['Chân', 'nộp, và “Đã lưu lúc 14:05.”'],
		],
		content: [
			'Ghi chú không đạt nói sự việc: “Sổ ghi 82 m², tin ghi 95 m²”, không nói “tin gian dối”.',
			'Mất mạng thì nói phải làm gì: “Chưa lưu được vì mất kết nối. Đừng đóng trang này.”',
		],
		access: [
			'Nộp mà thiếu thì bảng lỗi nhận tiêu điểm; bấm một lỗi là tới đúng mục.',
			'Ảnh bị bỏ thì tiêu điểm về nút chụp; vị trí đọc lỗi được nói bằng lời.',
		],
	},
	en: {
		use: 'For those who look, mostly on a phone on site: take it, compare seven items, photos, position, file.',
		avoid: ['For those who decide take GreenCheckReview.', 'To read results take FindingList.'],
		anatomy: [
			['Now', 'CheckStep: take, give back, end'],
			['Errors', 'each a way to its item'],
			['Item', 'what the listing says, three results, a note that is required where it failed'],
			['Photos and position', 'taken here, read at a press'],
			['Foot', 'filing, and “Saved at 14:05.”'],
		],
		content: [
			'A failed note says facts: “The certificate says 82 m², the listing 95 m²”, not “dishonest”.',
			'A lost connection says what to do: “Not saved: connection lost. Keep this page open.”',
		],
		access: [
			'Filing with gaps takes the focus to the errors; pressing one leads to its item.',
			'A removed photo leads the focus to the camera button; a position that fails is told in words.',
		],
	},
} satisfies Guide;
