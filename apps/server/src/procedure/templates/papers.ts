import type { TemplatePaper } from '@ancu/forms/procedure';

/** Papers that procedures ask for again and again. */
export const papers = {
	identity: {
		key: 'identity',
		name: { vn: 'Căn cước của hai bên', en: 'Identity cards of both sides' },
		hint: {
			vn: 'Căn cước công dân hoặc thẻ căn cước còn hạn.',
			en: 'A citizen identity card or identity card that has not expired.',
		},
		isRequired: true,
	},
	marriage: {
		key: 'marriage',
		name: { vn: 'Giấy tờ về tình trạng hôn nhân', en: 'Proof of marital status' },
		hint: {
			vn: 'Giấy chứng nhận kết hôn; người độc thân dùng giấy xác nhận tình trạng hôn nhân. Tài sản chung cần cả vợ và chồng ký.',
			en: 'A marriage certificate; single people need a confirmation of marital status. For common property, both spouses sign.',
		},
		isRequired: true,
	},
	certificate: {
		key: 'certificate',
		name: { vn: 'Bản gốc giấy chứng nhận', en: 'The original certificate' },
		hint: {
			vn: 'Sổ đỏ, sổ hồng là cùng một loại giấy này.',
			en: 'The red book and the pink book are the same document.',
		},
		isRequired: true,
	},
	contract: {
		key: 'contract',
		name: { vn: 'Hợp đồng đã công chứng hoặc chứng thực', en: 'Notarised or certified contract' },
		isRequired: true,
	},
	proxy: {
		key: 'proxy',
		name: { vn: 'Giấy ủy quyền', en: 'Power of attorney' },
		hint: { vn: 'Chỉ khi nhờ người khác ký hoặc nộp thay.', en: 'Only if someone else signs or files for you.' },
		isRequired: false,
	},
	incomeTaxForm: {
		key: 'income-tax-form',
		name: {
			vn: 'Tờ khai thuế thu nhập cá nhân (mẫu 03/BĐS-TNCN)',
			en: 'Personal income tax return (form 03/BĐS-TNCN)',
		},
		hint: {
			vn: 'Được miễn thuế vẫn phải khai, và ghi rõ lý do.',
			en: 'You must still declare if you are exempt, and state why.',
		},
		isRequired: true,
	},
	registrationFeeForm: {
		key: 'registration-fee-form',
		name: { vn: 'Tờ khai lệ phí trước bạ (mẫu 01/LPTB)', en: 'Registration fee return (form 01/LPTB)' },
		isRequired: true,
	},
	exemptionProof: {
		key: 'exemption-proof',
		name: { vn: 'Giấy tờ chứng minh được miễn', en: 'Proof of exemption' },
		hint: {
			vn: 'Nếu hai bên là người thân: giấy khai sinh, giấy chứng nhận kết hôn… Nhà ở, đất ở duy nhất thì tự khai trên tờ khai.',
			en: 'If the two sides are close family: birth certificates, marriage certificate… An only home is declared on the return itself.',
		},
		isRequired: false,
	},
	changeForm: {
		key: 'change-form',
		name: { vn: 'Đơn đăng ký biến động đất đai', en: 'Application to register changes to land' },
		hint: {
			vn: 'Mẫu số 18 của Nghị định 151/2025/NĐ-CP; trước 01/07/2025 là mẫu 11/ĐK. Hãy hỏi nơi nhận hồ sơ mẫu đang dùng.',
			en: 'Form 18 of Decree 151/2025/NĐ-CP; before 1 July 2025, form 11/ĐK. Ask the office which form is in use.',
		},
		isRequired: true,
	},
	paymentProof: {
		key: 'payment-proof',
		name: { vn: 'Chứng từ nộp thuế và lệ phí', en: 'Proof that taxes and fees were paid' },
		hint: { vn: 'Hoặc thông báo được miễn.', en: 'Or the notice of exemption.' },
		isRequired: true,
	},
	taxNotice: {
		key: 'tax-notice',
		name: { vn: 'Thông báo nộp tiền của cơ quan thuế', en: 'The tax office’s payment notice' },
		isRequired: true,
	},
	slip: {
		key: 'slip',
		name: { vn: 'Giấy hẹn trả kết quả', en: 'Appointment slip' },
		isRequired: true,
	},
	handOver: {
		key: 'hand-over',
		name: { vn: 'Biên bản bàn giao', en: 'Handover record' },
		hint: {
			vn: 'Hiện trạng, chìa khóa, chỉ số điện nước, giấy tờ kèm theo.',
			en: 'Condition, keys, electricity and water readings, documents handed over.',
		},
		isRequired: true,
	},
} as const satisfies Record<string, TemplatePaper>;
