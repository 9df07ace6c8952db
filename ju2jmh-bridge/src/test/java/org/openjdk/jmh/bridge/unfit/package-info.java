/** Tests that are not worth measuring, which only running them shows. Input, not tests of the bridge. */
package org.openjdk.jmh.bridge.unfit;
