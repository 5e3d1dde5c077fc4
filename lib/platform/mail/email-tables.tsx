import { Text } from "@react-email/components";
import { INK, light, RULE } from "@/lib/platform/mail/email-look";
import type { Wording } from "@/lib/platform/mail/wording";

const CELL = { fontSize: "15px", lineHeight: "20px", padding: "11px 0", verticalAlign: "top" } as const;
/** A longer name of a fact stands above its value: beside it, both would be columns of single words. */
const LONG_NAME = 18;

/** Names with their values. */
export function Facts({ facts }: Pick<Wording, "facts">) {
  const isStacked = facts.some(([name]) => name.length > LONG_NAME);
  const line = { borderBottom: `1px solid ${light("rule")}` };
  return (
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      className={`${RULE}-ink`}
      style={{
        borderCollapse: "collapse",
        borderTop: `1.5px solid ${light("ink")}`,
        margin: "6px 0 18px",
        tableLayout: "fixed",
      }}
    >
      <tbody>
        {facts.map(([name, value]) =>
          isStacked ? (
            <tr key={name}>
              <td className={`${RULE}-rule`} style={{ ...line, padding: "14px 0", wordBreak: "break-word" }}>
                <Text
                  className={`${INK}-ink`}
                  style={{ color: light("ink"), fontSize: "17px", lineHeight: "23px", fontWeight: 650, margin: 0 }}
                >
                  {name}
                </Text>
                <Text
                  className={`${INK}-ink`}
                  style={{ color: light("ink"), fontSize: "15px", lineHeight: "22px", margin: "4px 0 0" }}
                >
                  {value}
                </Text>
              </td>
            </tr>
          ) : (
            <tr key={name}>
              <th
                scope="row"
                align="left"
                className={`${INK}-ink-2 ${RULE}-rule`}
                style={{ ...CELL, ...line, color: light("ink-2"), fontWeight: 400, width: "120px" }}
              >
                {name}
              </th>
              <td
                className={`${INK}-ink ${RULE}-rule`}
                style={{ ...CELL, ...line, color: light("ink"), whiteSpace: "pre-wrap", wordBreak: "break-word" }}
              >
                {value}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

/** Amounts below each other; the last one, their total, stands between two lines. */
export function Sums({ sums }: { sums: NonNullable<Wording["sums"]> }) {
  return (
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      className={`${RULE}-ink`}
      style={{ borderCollapse: "collapse", borderTop: `1.5px solid ${light("ink")}`, margin: "6px 0 18px" }}
    >
      <tbody>
        {sums.map(([name, amount], at) => {
          const isTotal = at === sums.length - 1;
          const rule = isTotal || at === sums.length - 2 ? "ink" : "rule";
          const cell = {
            ...CELL,
            borderBottom: `1px solid ${light(rule)}`,
            color: light("ink"),
            fontWeight: isTotal ? 650 : 400,
          } as const;
          const className = `${INK}-ink ${RULE}-${rule}`;
          return (
            <tr key={`${at} ${name}`}>
              <th scope="row" align="left" className={className} style={cell}>
                {name}
              </th>
              <td align="right" className={className} style={{ ...cell, paddingLeft: "16px", whiteSpace: "nowrap" }}>
                {amount}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
