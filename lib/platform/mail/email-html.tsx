import { Button, Container, Head, Heading, Html, Link, Preview, Text } from "@react-email/components";
import { render } from "@react-email/render";
import { type Colour, GROUND, INK, light, RULE, STYLE } from "@/lib/platform/mail/email-look";
import { Facts, Sums } from "@/lib/platform/mail/email-tables";
import { LEAVE, SAMPLE_NOTE, SENDER, type Wording } from "@/lib/platform/mail/wording";
import { SITE } from "@/lib/platform/site/site";

const FONT = '"Schibsted Grotesk", "Helvetica Neue", Helvetica, Arial, sans-serif';
const SMALL = { fontSize: "13px", lineHeight: "19px", margin: 0 } as const;
const TABLE = { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0 } as const;

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
