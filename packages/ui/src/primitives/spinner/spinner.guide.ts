import type { PrimitiveGuide } from '../../foundations/guide/guide.ts';

export default {
	name: 'Vòng xoay, đang tải, spinner, loading',
	status: 'stable',
	vn: {
		use: 'Báo một việc ngắn đang chạy, luôn đứng cạnh lời nói việc gì: tải bản đồ, tra tên phường mới.',
		avoid: [
			'Nút đang gửi: đặt loading cho Button, vòng xoay đã có sẵn trong đó.',
			'Nội dung sắp hiện mà biết cỡ: dùng Skeleton.',
			'Việc dài đếm được, như tải tệp lên: cho thấy phần trăm.',
		],
		anatomy: [['Vòng', '16 px, theo màu chữ bên cạnh; hở một đoạn để thấy nó quay']],
		content: ['Lời bên cạnh nói việc và kết thúc bằng dấu ba chấm: “Đang tải bản đồ…”, “Đang tra tên mới…”.'],
		access: [
			'Vòng không đọc lên gì; lời bên cạnh nằm trong role="status" thì mới được nghe.',
			'Khi máy đặt giảm chuyển động thì vòng đứng yên, nên lời là bắt buộc.',
		],
	},
	en: {
		use: 'Says that something short is under way, always beside words for what: loading the map, looking up a ward’s new name.',
		avoid: [
			'For a button that sends set loading on Button, which brings it.',
			'For content whose size is known take Skeleton.',
			'For something long that can be counted, like an upload, show its per cent.',
		],
		anatomy: [['Ring', '16 px, in the colour of the words beside it; open at one place, to be seen turning']],
		content: [
			'The words beside it name the act and end in three dots: “Loading the map…”, “Looking up the new name…”.',
		],
		access: [
			'The ring says nothing; the words beside it are heard if they stand in role="status".',
			'Where reduced motion is asked for it stands still, so the words must be there.',
		],
	},
	pairs: [
		{
			do: 'DoSayWhatIsUnderWay',
			dont: 'DontTurnAlone',
			vn: 'Có lời thì biết đang đợi gì và có nên đợi không. Vòng xoay một mình không nói gì, nhất là với người nghe.',
			en: 'Words say what one waits for, and whether to wait. A ring alone says nothing, least of all to those who listen.',
		},
	],
} satisfies PrimitiveGuide;
