import { create } from "canvas-confetti";

/** Spruce, moss, cloudberry and birch as hex, the only format the library accepts. */
const COLOURS = ["#16573c", "#6b9a3f", "#e29a2e", "#e9e4d8"];

/** Lets confetti rise from a row. */
export async function burst(row: Element, particleCount: number) {
  const { left, top, height } = row.getBoundingClientRect();
  // A canvas of our own, hidden from screen readers and removed after the last piece.
  const canvas = document.createElement("canvas");
  canvas.ariaHidden = "true";
  canvas.className = "no-print pointer-events-none fixed inset-0 z-30 size-full";
  document.body.append(canvas);
  try {
    await create(canvas, { resize: true, disableForReducedMotion: true })({
      particleCount,
      origin: { x: (left + 110) / innerWidth, y: (top + height / 2) / innerHeight },
      spread: 70,
      startVelocity: 26,
      gravity: 1.1,
      scalar: 0.8,
      ticks: 120,
      colors: COLOURS,
    });
  } finally {
    canvas.remove();
  }
}
