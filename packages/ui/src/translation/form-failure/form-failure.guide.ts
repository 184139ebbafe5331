import type { Guide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Lỗi của biểu mẫu, báo gửi không được, form error',
	status: 'stable',
	vn: {
		use: 'Nói vì sao cả biểu mẫu bị từ chối: sai mật khẩu, mất mạng, hết lượt. Đứng ngay trên nút gửi.',
		avoid: [
			'Lỗi của một ô: để Field nói, ngay dưới ô ấy.',
			'Không tải được phần trang: dùng StateMessage kind="error" hoặc LoadError.',
			'Báo thành công: dùng useToast.',
		],
		anatomy: [
			['Vùng báo', 'luôn có trong biểu mẫu, dù trống, để được đọc khi có chữ'],
			['Khung', 'viền và nền đỏ riêng của lỗi, chỉ vẽ khi có lỗi'],
			['Biểu tượng và lời', 'một hai câu: chuyện gì, làm gì tiếp'],
			['Lời của chính nó', 'khi bị từ chối mà không ai nói vì sao, và khi chưa gửi được'],
		],
		content: [
			'Trước hết nói có gì bị mất không: “Không kết nối được máy chủ. Không có gì bị mất; hãy kiểm tra mạng rồi thử lại.”',
			'Không nói ô nào sai khi điều đó giúp kẻ dò: “Số điện thoại, email hoặc mật khẩu không đúng.”',
			'Mã lỗi không thay được lời; chỉ thêm vào cuối khi lỗi ở phía chúng ta và cần mã ấy để tìm.',
		],
		access: [
			'Được đọc ngay khi có chữ; vì vậy đừng dựng nó có điều kiện, chỉ đổi message.',
			'Tiêu điểm ở lại nút gửi, để thử lại được ngay.',
		],
	},
	en: {
		use: 'Says why a form was refused as a whole: a wrong password, no connection, too many tries. Stands right above the button that sends it.',
		avoid: [
			'An error of one control belongs to its Field, right below it.',
			'For a part of the page that could not be loaded take StateMessage kind="error", or LoadError.',
			'To say that all went well take useToast.',
		],
		anatomy: [
			['Live region', 'always in the form, even while empty, so that it is heard when words come'],
			['Frame', 'line and ground in the red of errors, drawn only when there is one'],
			['Icon and words', 'a sentence or two: what happened, what to do'],
			['Words of its own', 'where it was refused and nobody said why, and where it could not be sent'],
		],
		content: [
			'Say first whether anything is lost: “We cannot reach the server. Nothing is lost. Check your connection and try again.”',
			'Do not say which input is wrong where that helps somebody who guesses: “The phone number, email or password is incorrect.”',
			'A code does not replace words; it comes last, and only where the fault is ours and the code finds it.',
		],
		access: [
			'It is read as soon as it has words; so never draw it on a condition, only change message.',
			'The focus stays on the button, to try again at once.',
		],
	},
	pairs: [
		{
			do: 'DoSayWhatToDo',
			dont: 'DontShowACode',
			vn: 'Người ta cần biết dữ liệu còn không và làm gì tiếp. Mã lỗi chỉ có nghĩa với người viết mã.',
			en: 'People need to know whether their data is still there and what to do. A code means something to programmers alone.',
		},
	],
} satisfies Guide;
