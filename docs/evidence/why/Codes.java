package why;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.apache.commons.codec.DecoderException;
import org.apache.commons.codec.EncoderException;
import org.apache.commons.codec.binary.Base32;
import org.apache.commons.codec.binary.Base64;
import org.apache.commons.codec.binary.Hex;
import org.apache.commons.codec.digest.Md5Crypt;
import org.apache.commons.codec.language.ColognePhonetic;
import org.apache.commons.codec.language.DoubleMetaphone;
import org.apache.commons.codec.language.MatchRatingApproachEncoder;
import org.apache.commons.codec.language.Metaphone;
import org.apache.commons.codec.language.Nysiis;
import org.apache.commons.codec.net.QuotedPrintableCodec;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Encoders of commons-codec. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Codes {

    private final byte[] bytes = new byte[300];
    private final Base64 base64 = new Base64(76);
    private final Base32 base32 = new Base32();
    private final ColognePhonetic cologne = new ColognePhonetic();
    private final DoubleMetaphone doubleMetaphone = new DoubleMetaphone();
    private final Metaphone metaphone = new Metaphone();
    private final Nysiis nysiis = new Nysiis();
    private final MatchRatingApproachEncoder rating = new MatchRatingApproachEncoder();
    private final QuotedPrintableCodec quoted = new QuotedPrintableCodec();
    private String name = "Schwarzenegger-Thompson";
    private String text = "na\u00efve caf\u00e9 = 3 \u20ac, and the rest is plain";
    private byte[] encoded;
    private char[] digits;

    public Codes() {
        new SplittableRandom(1).nextBytes(bytes);
        encoded = Base64.encodeBase64(bytes);
        digits = Hex.encodeHex(bytes);
    }

    @Benchmark
    public byte[] encode64() {
        return base64.encode(bytes);
    }

    @Benchmark
    public byte[] decode64() {
        return base64.decode(encoded);
    }

    @Benchmark
    public byte[] encode32() {
        return base32.encode(bytes);
    }

    @Benchmark
    public byte[] decodeHex() throws DecoderException {
        return Hex.decodeHex(digits);
    }

    @Benchmark
    public String cologne() {
        return cologne.colognePhonetic(name);
    }

    @Benchmark
    public String doubleMetaphone() {
        return doubleMetaphone.doubleMetaphone(name);
    }

    @Benchmark
    public String metaphone() {
        return metaphone.metaphone(name);
    }

    @Benchmark
    public String nysiis() {
        return nysiis.nysiis(name);
    }

    @Benchmark
    public String rating() {
        return rating.encode(name);
    }

    @Benchmark
    public String quoted() throws EncoderException {
        return quoted.encode(text);
    }

    @Benchmark
    public String crypt() {
        return Md5Crypt.md5Crypt(encoded, "$1$saltsalt");
    }
}
