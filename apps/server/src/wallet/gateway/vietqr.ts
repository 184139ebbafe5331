/** What a VietQR code of NAPAS 247 asks for. */
export interface Transfer {
	/** The bank, six digits of NAPAS. */
	bin: string;
	/** Up to 19 letters and digits. */
	account: string;
	/** Whole đồng; null leaves it to the payer. */
	amount: number | null;
	/** What the payer's bank writes beside the transfer; null leaves it to the payer. Up to 25 letters, digits and spaces without marks. */
	purpose: string | null;
}

/** What a VietQR code may hold beside the transfer. */
export interface ReadTransfer extends Transfer {
	bill: string | null;
	reference: string | null;
	/** Made for one payment. */
	isDynamic: boolean;
	/** The number is an account's, or a card's. */
	target: 'account' | 'card';
}

const NAPAS = 'A000000727';
const targets: ReadonlyMap<string | undefined, ReadTransfer['target']> = new Map([
	['QRIBFTTA', 'account'],
	['QRIBFTTC', 'card'],
]);

const BIN = /^\d{6}$/;
const ACCOUNT = /^[0-9A-Za-z]{1,19}$/;
const AMOUNT = /^[1-9]\d{0,12}$/;
const PURPOSE = /^[0-9A-Za-z](?:[0-9A-Za-z ]{0,23}[0-9A-Za-z])?$/;

/** What a VietQR code to an account holds. Throws a RangeError that names what breaks the format. Source: EMVCo MPM 1.1, NAPAS's guideline. */
export function buildVietQr({ bin, account, amount, purpose }: Transfer): string {
	if (!BIN.test(bin)) throw new RangeError('bin: six digits');
	if (!ACCOUNT.test(account)) throw new RangeError('account: 1 to 19 letters and digits');
	if (amount !== null && !AMOUNT.test(String(amount))) throw new RangeError('amount: whole đồng of up to 13 digits');
	if (purpose !== null && !PURPOSE.test(purpose))
		throw new RangeError('purpose: up to 25 letters, digits and spaces without marks');
	const body = [
		field('00', '01'),
		field('01', amount === null ? '11' : '12'),
		field('38', field('00', NAPAS) + field('01', field('00', bin) + field('01', account)) + field('02', 'QRIBFTTA')),
		field('53', '704'),
		amount === null ? '' : field('54', String(amount)),
		field('58', 'VN'),
		purpose === null ? '' : field('62', field('08', purpose)),
		'6304',
	].join('');
	return body + checksum(body);
}

/** Reads what a VietQR code holds. Undefined for every other code, for one that is damaged and for one that we would not make. */
export function readVietQr(payload: string): ReadTransfer | undefined {
	const fields = readEmvCode(payload);
	const merchant = readFields(fields?.get('38') ?? '');
	const receiver = readFields(merchant?.get('01') ?? '');
	const additional = readFields(fields?.get('62') ?? '');
	if (!fields || !merchant || !receiver || !additional) return undefined;
	const method = fields.get('01');
	const target = targets.get(merchant.get('02'));
	const [bin = '', account = '', amount] = [receiver.get('00'), receiver.get('01'), fields.get('54')];
	const isOurs = merchant.get('00') === NAPAS && fields.get('53') === '704' && fields.get('58') === 'VN';
	if (!isOurs || !target || (method !== '11' && method !== '12')) return undefined;
	if (!BIN.test(bin) || !ACCOUNT.test(account) || !(amount === undefined || AMOUNT.test(amount))) return undefined;
	return {
		bin,
		account,
		amount: amount === undefined ? null : Number(amount),
		purpose: additional.get('08') ?? null,
		bill: additional.get('01') ?? null,
		reference: additional.get('05') ?? null,
		isDynamic: method === '12',
		target,
	};
}

/** The fields of any EMVCo payment code whose check digits are right. */
export function readEmvCode(payload: string): ReadonlyMap<string, string> | undefined {
	if (payload.slice(-8, -4) !== '6304' || checksum(payload.slice(0, -4)) !== payload.slice(-4).toUpperCase())
		return undefined;
	return readFields(payload);
}

function field(id: string, value: string): string {
	if (value.length > 99) throw new RangeError(`field ${id}: 99 characters at most`);
	return id + String(value.length).padStart(2, '0') + value;
}

/** Fields as two digits of name, two of length (in characters) and the value; each name once, and nothing behind them. */
function readFields(text: string): ReadonlyMap<string, string> | undefined {
	const fields = new Map<string, string>();
	let at = 0;
	while (at < text.length) {
		const [, id, digits] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
		const end = at + 4 + Number(digits);
		if (!id || fields.has(id) || end === at + 4 || end > text.length) return undefined;
		fields.set(id, text.slice(at + 4, end));
		at = end;
	}
	return fields;
}

/** CRC-16/CCITT-FALSE of the UTF-8 bytes, four upper-case hexadecimal digits. */
export function checksum(text: string): string {
	let crc = 0xffff;
	for (const byte of Buffer.from(text)) {
		crc ^= byte << 8;
		for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
	}
	return crc.toString(16).toUpperCase().padStart(4, '0');
}
