/** What stands in for a page that is not on the device. It imports nothing: the build makes a document of it. */
export const offlineBody = `<main class="mx-auto grid min-h-dvh max-w-xl content-center gap-6 px-4 py-10">
  <img src="/icon.svg" alt="" width="56" height="56">
  <div class="grid gap-2">
    <h1 class="display text-3xl">No signal here</h1>
    <p class="text-muted">This page is not on your device. What still works:</p>
  </div>
  <ul class="grid gap-3">
    <li class="rounded-lg border border-line bg-surface p-4">
      <p class="font-medium">Your training of today and the next 7 days</p>
      <p class="text-sm text-muted">It was kept when you last had a signal.</p>
    </li>
    <li class="rounded-lg border border-line bg-surface p-4">
      <p class="font-medium">Logging what you do</p>
      <p class="text-sm text-muted">Each log is kept on this device, and sent when the signal is back.</p>
    </li>
  </ul>
  <p class="flex flex-wrap gap-3">
    <a class="bronze inline-flex min-h-11 items-center rounded-md px-5 font-medium" href="/member?section=calendar">Open the Workout Log</a>
    <a class="inline-flex min-h-11 items-center rounded-md border border-line px-5 font-medium hover:bg-hover" href="">Try again</a>
  </p>
</main>`;
