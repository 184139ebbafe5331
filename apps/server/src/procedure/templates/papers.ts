import type { TemplatePaper } from '@ancu/forms/procedure';

/** Papers that procedures ask for again and again. */
export const papers = {
	identity: {
		key: 'identity',
		name: { vn: 'Căn cước của hai bên', en: 'Identity cards of both sides' },
		hint: { vn: 'Căn cước công dân hoặc thẻ căn cước còn hạn.', en: 'Citizen identity cards that are still valid.' },
		isRequired: true,
	},
	marriage: {
		key: 'marriage',
		name: { vn: 'Giấy tờ về tình trạng hôn nhân', en: 'Proof of marital status' },
		hint: {
			vn: 'Giấy đăng ký kết hôn; người độc thân dùng giấy xác nhận tình trạng hôn nhân. Tài sản chung cần cả vợ và chồng ký.',
			en: 'A marriage certificate; whoever is single brings a confirmation of marital status. For common property both spouses sign.',
		},
		isRequired: true,
	},
	certificate: {
		key: 'certificate',
		name: { vn: 'Bản gốc giấy chứng nhận', en: 'The original certificate' },
		hint: {
			vn: 'Sổ đỏ, sổ hồng là cùng một loại giấy này.',
			en: 'The red book and the pink book are this same paper.',
		},
		isRequired: true,
	},
	contract: {
		key: 'contract',
		name: { vn: 'Hợp đồng đã công chứng hoặc chứng thực', en: 'The notarised or certified contract' },
		isRequired: true,
	},
	proxy: {
		key: 'proxy',
		name: { vn: 'Giấy ủy quyền', en: 'Power of attorney' },
		hint: { vn: 'Chỉ khi nhờ người khác ký hoặc nộp thay.', en: 'Only when somebody else signs or files for you.' },
		isRequired: false,
	},
	incomeTaxForm: {
		key: 'income-tax-form',
		name: { vn: 'Tờ khai thuế thu nhập cá nhân (mẫu 03/BĐS-TNCN)', en: 'Income tax form (03/BĐS-TNCN)' },
		hint: {
			vn: 'Được miễn thuế vẫn phải khai, và ghi rõ lý do.',
			en: 'Whoever is exempt declares too, and says why.',
		},
		isRequired: true,
	},
	registrationFeeForm: {
		key: 'registration-fee-form',
		name: { vn: 'Tờ khai lệ phí trước bạ (mẫu 01/LPTB)', en: 'Registration fee form (01/LPTB)' },
		isRequired: true,
	},
	exemptionProof: {
		key: 'exemption-proof',
		name: { vn: 'Giấy tờ chứng minh được miễn', en: 'Proof of an exemption' },
		hint: {
			vn: 'Nếu hai bên là người thân: giấy khai sinh, giấy đăng ký kết hôn… Nhà ở, đất ở duy nhất thì tự khai trên tờ khai.',
			en: 'In the family: birth or marriage certificates. An only home is declared on the form itself.',
		},
		isRequired: false,
	},
	changeForm: {
		key: 'change-form',
		name: { vn: 'Đơn đăng ký biến động đất đai', en: 'Application to register a change of land' },
		hint: {
			vn: 'Mẫu số 18 của Nghị định 151/2025/NĐ-CP; trước 01/07/2025 là mẫu 11/ĐK. Hãy hỏi nơi nhận hồ sơ mẫu đang dùng.',
			en: 'Form 18 of Decree 151/2025/NĐ-CP; before 1 July 2025 it was form 11/ĐK. Ask the office which one it takes.',
		},
		isRequired: true,
	},
	paymentProof: {
		key: 'payment-proof',
		name: { vn: 'Chứng từ nộp thuế và lệ phí', en: 'Proof that tax and fee were paid' },
		hint: { vn: 'Hoặc thông báo được miễn.', en: 'Or the notice of an exemption.' },
		isRequired: true,
	},
	taxNotice: {
		key: 'tax-notice',
		name: { vn: 'Thông báo nộp tiền của cơ quan thuế', en: 'The tax office’s notice of what to pay' },
		isRequired: true,
	},
	slip: {
		key: 'slip',
		name: { vn: 'Giấy hẹn trả kết quả', en: 'The slip that says when to come back' },
		isRequired: true,
	},
	handOver: {
		key: 'hand-over',
		name: { vn: 'Biên bản bàn giao', en: 'Record of the hand-over' },
		hint: {
			vn: 'Hiện trạng, chìa khóa, chỉ số điện nước, giấy tờ kèm theo.',
			en: 'Condition, keys, meter readings, papers that go along.',
		},
		isRequired: true,
	},
} as const satisfies Record<string, TemplatePaper>;
