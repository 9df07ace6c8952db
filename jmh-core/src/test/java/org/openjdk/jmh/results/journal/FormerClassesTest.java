package org.openjdk.jmh.results.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.environment.ForkEnvironment;
import org.openjdk.jmh.results.environment.HostMachine;
import org.openjdk.jmh.results.environment.Interference;
import org.openjdk.jmh.results.environment.InterruptedIteration;
import org.openjdk.jmh.results.environment.Machine;

/** Journals of versions in which classes had other names. */
class FormerClassesTest {

    private static final String NOW = "org.openjdk.jmh.results.environment.";
    private static final String FORMER = "org.openjdk.jmh.noise.";

    private static byte[] written(String packageName) throws Exception {
        Interference measured = new Interference(2, 0.25, 0.5, 0, 0, 3);
        ForkContext context = new ForkContext(1, true, null).withEnvironment(new ForkEnvironment(
                new Machine(4, "KVM", "tsc", 20, "performance", true, 2, 0.5), measured,
                List.of(new InterruptedIteration(2, measured)), 1, 1.5, 0)).withMachine(HostMachine.current());
        String bytes =
                new String(ForkCodec.encode(Forks.fork("a.b", 1).withContext(context)), StandardCharsets.ISO_8859_1);
        return renamed(renamed(bytes, NOW, packageName), 'L' + NOW.replace('.', '/'),
                'L' + packageName.replace('.', '/'))
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    /** In front of each text there are two bytes with its length. */
    private static String renamed(String bytes, String from, String to) {
        StringBuilder renamed = new StringBuilder(bytes);
        for (int at = renamed.indexOf(from); at >= 0; at = renamed.indexOf(from, at + to.length())) {
            int length = renamed.charAt(at - 1) + to.length() - from.length();
            renamed.setCharAt(at - 1, (char) length);
            renamed.replace(at, at + from.length(), to);
        }
        return renamed.toString();
    }

    @Test
    void decode_environmentOfItsFormerPackage_isRead() throws Exception {
        ForkContext read = ForkCodec.decode(written(FORMER)).context();
        ForkEnvironment environment = read.environment().orElseThrow();
        assertEquals(0.5, environment.measurement().waiting());
        assertEquals(2, environment.interrupted().get(0).number());
        assertEquals("performance", environment.machine().governor());
        assertEquals(HostMachine.current().host(), read.machine().orElseThrow().host());
    }

    @Test
    void decode_classOfNoVersion_isRefused() throws Exception {
        byte[] bytes = written("org.openjdk.jmh.nowhere.");
        assertThrows(ClassNotFoundException.class, () -> ForkCodec.decode(bytes));
    }
}
