package releases;

import java.util.concurrent.TimeUnit;
import org.apache.commons.codec.EncoderException;
import org.apache.commons.codec.language.ColognePhonetic;
import org.apache.commons.codec.language.DoubleMetaphone;
import org.apache.commons.codec.language.bm.BeiderMorseEncoder;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** What the change log of commons-codec 1.9 calls faster than in 1.8, and two encoders that it does not name. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class Phonetic {

    private final BeiderMorseEncoder beiderMorse = new BeiderMorseEncoder();
    private final ColognePhonetic cologne = new ColognePhonetic();
    private final DoubleMetaphone doubleMetaphone = new DoubleMetaphone();
    private String name = "Heinz Classen";

    /** CODEC-174. */
    @Benchmark
    public String beiderMorse() throws EncoderException {
        return beiderMorse.encode(name);
    }

    @Benchmark
    public String cologne() {
        return cologne.colognePhonetic(name);
    }

    @Benchmark
    public String doubleMetaphone() {
        return doubleMetaphone.doubleMetaphone(name);
    }
}
