/**
 * Ready-made reasons for a rejection. In Vietnamese whatever the one who rejects reads: posters get them word for word, in the language
 * that listings are written in.
 */
export const readyReasons = {
	photos: 'Ảnh không phải của bất động sản này hoặc không rõ, hãy thay bằng ảnh chụp thật.',
	price: 'Giá không đúng với thực tế, hãy ghi giá thật.',
	address: 'Địa chỉ hoặc vị trí trên bản đồ chưa đúng, hãy kiểm tra lại.',
	papers: 'Thông tin giấy tờ chưa khớp, hãy kiểm tra số tờ, số thửa.',
	description: 'Mô tả quá ít thông tin, hãy bổ sung hiện trạng và giấy tờ.',
	duplicate: 'Tin trùng với một tin đã đăng.',
} as const;
