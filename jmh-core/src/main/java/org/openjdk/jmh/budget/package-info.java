/** The time that a run may take, and what it leaves out to keep to it. */
package org.openjdk.jmh.budget;
