import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Thành phần tải sau, tải khi cần, useLateComponent, lazy',
	status: 'new',
	vn: {
		use: 'Tải mã của một phần nặng khi cần tới nó, như bản đồ, cắt ảnh hay bộ lọc đầy đủ. Mất mạng thì chỉ phần ấy báo lỗi và thử lại được.',
		avoid: [
			'Phần của trang do máy chủ vẽ sẵn: dùng Suspense với một chỗ giữ sẵn.',
			'Dữ liệu, không phải mã: dùng ListBody hay LoadError.',
		],
		anatomy: [
			['component', 'chưa có cho tới khi mã về; đã về thì ở lại'],
			['failed, retry', 'chưa tải được, và xin lại'],
		],
		content: ['Nơi dùng tự viết chữ lúc chờ và lúc lỗi: nói phần nào chưa tải được.'],
		access: [
			'Chỗ của nó là một vùng trạng thái (status) lúc chờ và lúc lỗi, cao bằng khi đã tới.',
			'Nút thử lại biến mất khi bấm: tiêu điểm phải có chỗ để về.',
		],
	},
	en: {
		use: 'Fetches the code of a heavy part when it is needed, as a map, the cropping of a picture, all filters. Where the connection breaks only that part says so, and can be asked for again.',
		avoid: [
			'For a part of the page that the server draws take Suspense, with something that keeps its place.',
			'For data, which is no code, take ListBody or LoadError.',
		],
		anatomy: [
			['component', 'not there until its code has come; then it stays'],
			['failed, retry', 'it did not come, and is asked for again'],
		],
		content: ['Whoever uses it writes what is said meanwhile and when it fails: which part could not be loaded.'],
		access: [
			'Its place is a status while it loads and when it fails, as high as it will be.',
			'The button that tries again goes when it is pressed: the focus needs a place to go to.',
		],
	},
	pairs: [],
} satisfies PrimitiveGuide;
