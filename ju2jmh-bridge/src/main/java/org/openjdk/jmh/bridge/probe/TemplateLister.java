package org.openjdk.jmh.bridge.probe;

import java.util.List;
import java.util.function.Consumer;
import org.junit.platform.engine.UniqueId;
import org.openjdk.jmh.bridge.runtime.PlatformClass;
import org.openjdk.jmh.bridge.runtime.SkippedException;
import org.opentest4j.TestAbortedException;

/** Lists templates of a class by letting them create their invocations, which are not run. */
final class TemplateLister {

    private TemplateLister() {
    }

    /** Lists invocations of some templates; returns whether none of them failed. */
    static boolean list(List<String> tests, Consumer<String> answers) throws Throwable {
        String classId = UniqueId.parse(tests.get(0)).removeLastSegment().toString();
        PlatformClass type;
        try {
            type = PlatformClass.open(classId);
        } catch (SkippedException e) {
            answers.accept(TabbedLines.join(ListingMain.SKIP, classId, e.reason()));
            return true;
        } catch (TestAbortedException e) {
            answers.accept(TabbedLines.join(ListingMain.SKIP, classId, TabbedLines.causes(e)));
            return true;
        }
        boolean sound = true;
        try {
            for (String test : tests) {
                sound &= list(type, test, answers);
            }
        } finally {
            type.close();
        }
        return sound;
    }

    private static boolean list(PlatformClass type, String test, Consumer<String> answers) {
        try {
            List<String> names = type.invocations(test);
            for (int i = 0; i < names.size(); i++) {
                answers.accept(TabbedLines.join(ListingMain.SET, test, "#" + (i + 1), names.get(i)));
            }
            return true;
        } catch (SkippedException e) {
            answers.accept(TabbedLines.join(ListingMain.SKIP, test, e.reason()));
            return true;
        } catch (TestAbortedException e) {
            answers.accept(TabbedLines.join(ListingMain.SKIP, test, TabbedLines.causes(e)));
            return true;
        } catch (Throwable failure) {
            // If a provider fails, the others are listed nevertheless.
            answers.accept(TabbedLines.join(ListingMain.SKIP, test, TabbedLines.causes(failure)));
            return false;
        }
    }
}
