/** What a promise comes to, unless that takes longer than so many milliseconds: then it throws. */
export async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(new Error(`Nothing came within ${ms} ms.`)), ms);
	});
	return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
