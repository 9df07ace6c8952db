/** Tells what became of every test, as text and as JSON. */
package org.openjdk.jmh.bridge.report;
