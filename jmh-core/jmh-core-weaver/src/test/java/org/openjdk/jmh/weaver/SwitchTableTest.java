package org.openjdk.jmh.weaver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SwitchTableTest {

    private static final String ENUM = "org/openjdk/jmh/weaver/FixtureLevel";
    private static final String SWITCH = "org/openjdk/jmh/weaver/FixtureSwitch";
    private static final String TABLE = SWITCH + "$1";
    private static final Map<String, byte[]> CLASSES = Map.of(ENUM, FixtureClasses.bytes(ENUM), SWITCH,
            FixtureClasses.bytes(SWITCH), TABLE, FixtureClasses.bytes(TABLE));

    @Test
    void in_classes_findsOnlySwitchTables() {
        assertEquals(List.of(TABLE), SwitchTable.in(CLASSES, ENUM, 3).stream().map(Patch::target).toList());
    }

    @Test
    void weave_table_hasItsLengthWithoutCallingValues() {
        List<Patch> patches = SwitchTable.in(CLASSES, ENUM, 3);
        Map<String, byte[]> woven = new Weaver(patches).weave(CLASSES);
        List<String> report = ChangeReport.of(CLASSES, woven);
        assertEquals(SWITCH + ", table of a switch", report.get(0));
        assertTrue(report.contains("    - INVOKESTATIC " + ENUM + ".values()[L" + ENUM + ";"), report.toString());
        assertTrue(report.contains("    + BIPUSH 3"), report.toString());
        assertEquals(List.of(), SwitchTable.in(woven, ENUM, 3));
    }
}
