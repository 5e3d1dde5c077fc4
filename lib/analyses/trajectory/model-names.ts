const NAMES: Readonly<Record<string, string>> = {
  naive: "No change",
  drift: "Drift",
  theta: "Theta",
  "damped-trend": "Damped trend",
  average: "Average of four",
  "local-level": "Local level",
};

/** The names of forecasting methods. */
export function modelName(model: string): string {
  return NAMES[model] ?? model;
}
