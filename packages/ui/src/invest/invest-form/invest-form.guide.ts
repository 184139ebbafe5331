import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Form góp vốn, mua cổ phần, đặt lệnh',
	status: 'stable',
	vn: {
		use: 'Trên trang dự án góp vốn, nơi quyết định mua bao nhiêu cổ phần: thấy giá, phí, phần sở hữu, dự kiến, số dư ví và rủi ro trước khi giữ chỗ.',
		avoid: [
			'Trả tiền cho lệnh đã đặt: OrderScreen với phần thanh toán.',
			'Chỉ cho đọc điều khoản: dùng OfferingFacts.',
			'Trong hộp thoại hay thẻ dự án: không; phần rủi ro phải đọc được trọn trước nút.',
		],
		anatomy: [
			['Giá một cổ phần', 'đứng cùng tiêu đề, viết đủ đồng'],
			['Dải cổ phần', 'còn bao nhiêu và phần đang chọn (ShareBar)'],
			['Số cổ phần', 'gõ, cộng trừ, kéo; hai đầu nói luật nào đặt ra chúng'],
			['Các dòng tiền', 'tiền cổ phần, phí, tổng cộng, tỷ lệ cổ phần'],
			['Có thể nhận về', 'ba kịch bản, xấu đứng trước, kèm “không phải cam kết”'],
			['Ví', 'đủ hay thiếu bao nhiêu, lối nạp phần thiếu'],
			['Rủi ro', 'năm điều và ô “Tôi đã đọc và chấp nhận các rủi ro trên.”'],
			['Nút giữ', 'dấu đỏ: “Giữ 3 cổ phần”; trả tiền là bước sau'],
		],
		content: [
			'Nút nói “Giữ”, không “Mua ngay”: bấm xong mới có 15 phút để trả.',
			'Giới hạn nói trước cùng lý do: “Ít nhất 3 cổ phần, vì mỗi lệnh từ 15.000.000 ₫ trở lên.”',
			'Không thúc ép: không đếm người đang xem, không “Chỉ còn vài suất”.',
			'Khi đóng, nói vì sao và điều gì tới: “Những cổ phần cuối đang được giữ… hãy quay lại sau vài phút.”',
		],
		access: [
			'Phím lên, xuống trong ô số cộng trừ một; nút ở cuối khoảng vẫn nhận tiêu điểm và đọc lý do.',
			'Tổng mới đọc thành một câu: “4 cổ phần, tổng cộng 20.300.000 ₫, chiếm 0,2% tổng số cổ phần.”',
			'Chưa tích ô rủi ro thì tiêu điểm đến ô đó; bị máy chủ từ chối thì số đã gõ và ô đã tích vẫn còn.',
		],
	},
	en: {
		use: 'On the page of an offering, where one decides how many shares to buy: price, fee, the part of the whole, expectations, wallet and risks are seen before anything is held.',
		avoid: [
			'To pay an order that was made take OrderScreen with its billing.',
			'To read the terms alone take OfferingFacts.',
			'Never in a dialog or on a card: the risks must be readable in full before the button.',
		],
		anatomy: [
			['Price per share', 'beside the heading, to the đồng'],
			['Strip of shares', 'what is left and what is being chosen (ShareBar)'],
			['Number of shares', 'typed, stepped or dragged; both ends say which rule sets them'],
			['Lines of money', 'shares, fee, total, the part of the whole'],
			['Possible returns', 'three cases, the low one first, “not a promise”'],
			['Wallet', 'enough or how much is missing, with the way to top it up'],
			['Risks', 'five, and the tick “I have read and accept these risks.”'],
			['Button', 'a seal: “Reserve 3 shares”; paying comes next'],
		],
		content: [
			'The button says “Reserve”, not “Buy now”: after it there are 15 minutes to pay.',
			'Limits come first, with why: “At least 3 shares, because each order must be ₫15,000,000 or more.”',
			'No pressure: do not count who else looks, no “only a few left”.',
			'Closed, it says why and what comes next: “The last shares are on hold… come back in a few minutes.”',
		],
		access: [
			'Up and down in the field step by one; a button at the end of the range can still be focused and says why.',
			'A new total is read as a sentence: “4 shares, ₫20,300,000 in total, 0.2% of all shares.”',
			'Without the tick the focus goes there; refused by the server, the number and the tick stay.',
		],
	},
} satisfies Guide;
