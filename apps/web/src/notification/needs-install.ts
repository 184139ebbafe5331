/** Whether this is a browser of iPhone or iPad, where a site gets push messages only once it is on the home screen, and it is not. */
export function needsInstall({ userAgent, maxTouchPoints, standalone }: Navigator & { standalone?: boolean }): boolean {
	// An iPad says that it is a Mac, which has no touch screen.
	const isIos = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
	return isIos && standalone !== true;
}
