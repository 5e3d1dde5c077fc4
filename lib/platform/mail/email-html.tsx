import { Button, Container, Head, Heading, Html, Link, Preview, Text } from "@react-email/components";
import { render } from "@react-email/render";
import { type Colour, GROUND, INK, light, RULE, STYLE } from "@/lib/platform/mail/email-look";
import { LEAVE, SAMPLE_NOTE, SENDER, type Wording } from "@/lib/platform/mail/wording";
import { SITE } from "@/lib/platform/site/site";

const FONT = '"Schibsted Grotesk", "Helvetica Neue", Helvetica, Arial, sans-serif';
const CELL = { fontSize: "15px", lineHeight: "20px", padding: "11px 0", verticalAlign: "top" } as const;
const SMALL = { fontSize: "13px", lineHeight: "19px", margin: 0 } as const;
const TABLE = { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0 } as const;
/** A longer name of a fact stands above its value: beside it, both would be columns of single words. */
const LONG_NAME = 18;

/** The email as HTML for email programs: one column, no pictures, nothing loaded from the network. */
export async function toHtml(wording: Wording): Promise<string> {
  return render(<EmailPage wording={wording} />);
}

function EmailPage({ wording }: { wording: Wording }) {
  const { preview, heading, about, code, paragraphs, action, facts, sums, isSample } = wording;
  return (
    <Html lang="en">
      <Head>
        <title>{heading}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{STYLE}</style>
      </Head>
      {/* A plain element: the library's would move its colours to a cell that cannot be given a class. */}
      <body
        className={`${GROUND}-paper ${INK}-ink`}
        style={{ backgroundColor: light("paper"), color: light("ink"), fontFamily: FONT, margin: 0, padding: 0 }}
      >
        <Preview>{preview}</Preview>
        <Container style={{ maxWidth: "600px", margin: "0 auto" }}>
          <div className="pad" style={{ padding: "28px 32px" }}>
            <table {...TABLE}>
              <tbody>
                <tr>
                  <td
                    className={`${INK}-spruce`}
                    style={{ fontSize: "18px", lineHeight: "24px", fontWeight: 650, color: light("spruce") }}
                  >
                    {SITE.name}
                  </td>
                  <td
                    align="right"
                    className={`${INK}-ink-2`}
                    style={{ fontSize: "13px", lineHeight: "24px", color: light("ink-2") }}
                  >
                    {about}
                  </td>
                </tr>
              </tbody>
            </table>
            <Line colour="ink" thick={2} above={12} />
            <Heading
              as="h1"
              className={`${INK}-ink`}
              style={{
                color: light("ink"),
                fontSize: "28px",
                lineHeight: "33px",
                fontWeight: 650,
                letterSpacing: "-0.02em",
                margin: "18px 0 12px",
                wordBreak: "break-word",
              }}
            >
              {heading}
            </Heading>
            {code !== null && <Code code={code} />}
            {paragraphs.map((each) => (
              <Text
                key={each}
                className={`${INK}-ink`}
                style={{ fontSize: "16px", lineHeight: "25px", color: light("ink"), margin: "0 0 14px" }}
              >
                {each}
              </Text>
            ))}
            {facts.length > 0 && <Facts facts={facts} />}
            {sums && <Sums sums={sums} />}
            {isSample && (
              <Text style={{ ...SMALL, margin: "0 0 14px" }}>
                <span
                  className={`${GROUND}-sample ${INK}-sample-ink`}
                  style={{
                    backgroundColor: light("sample"),
                    color: light("sample-ink"),
                    fontWeight: 600,
                    padding: "2px 8px",
                  }}
                >
                  {SAMPLE_NOTE}
                </span>
              </Text>
            )}
            {action && <Action {...action} />}
            <Foot {...wording} />
          </div>
        </Container>
      </body>
    </Html>
  );
}

function Line({ colour, thick, above }: { colour: Colour; thick: number; above: number }) {
  return (
    <div
      className={`${RULE}-${colour}`}
      style={{ borderTop: `${thick}px solid ${light(colour)}`, marginTop: `${above}px`, fontSize: 0, lineHeight: 0 }}
    >
      &nbsp;
    </div>
  );
}

function Code({ code }: { code: string }) {
  return (
    <div
      className={`${GROUND}-tint`}
      style={{ backgroundColor: light("tint"), borderRadius: "6px", margin: "0 0 20px", padding: "16px 20px" }}
    >
      <Text
        className={`${INK}-ink`}
        style={{
          color: light("ink"),
          fontSize: "40px",
          lineHeight: "48px",
          fontWeight: 600,
          letterSpacing: "0.14em",
          margin: 0,
        }}
      >
        {code}
      </Text>
    </div>
  );
}

function Facts({ facts }: Pick<Wording, "facts">) {
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
function Sums({ sums }: { sums: NonNullable<Wording["sums"]> }) {
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

function Action({ label, href, isOnly = false }: NonNullable<Wording["action"]>) {
  return (
    <>
      <Button
        href={href}
        className={`${GROUND}-spruce ${INK}-on-spruce`}
        style={{
          backgroundColor: light("spruce"),
          borderRadius: "6px",
          color: light("on-spruce"),
          fontSize: "16px",
          fontWeight: 600,
          margin: "10px 0 0",
          padding: "13px 22px",
        }}
      >
        {label}
      </Button>
      {isOnly && (
        <Text
          className={`${INK}-ink-2`}
          style={{ ...SMALL, color: light("ink-2"), margin: "14px 0 0", wordBreak: "break-all" }}
        >
          Or open this address in your browser:
          <br />
          <Link href={href} className={`${INK}-ink-2`} style={{ color: light("ink-2") }}>
            {href}
          </Link>
        </Text>
      )}
    </>
  );
}

function Foot({ why, leaveHref }: Wording) {
  return (
    <>
      <Line colour="rule" thick={1} above={30} />
      <Text className={`${INK}-ink-2`} style={{ ...SMALL, color: light("ink-2"), margin: "14px 0 0" }}>
        {why}
        {leaveHref !== undefined && (
          <>
            {" "}
            <Link
              href={leaveHref}
              className={`${INK}-ink-2`}
              style={{ color: light("ink-2"), textDecoration: "underline" }}
            >
              {LEAVE}
            </Link>
          </>
        )}
        <br />
        {SENDER} ·{" "}
        <Link
          href={`mailto:${SITE.contactAddress}`}
          className={`${INK}-ink-2`}
          style={{ color: light("ink-2"), textDecoration: "underline" }}
        >
          {SITE.contactAddress}
        </Link>
      </Text>
    </>
  );
}
